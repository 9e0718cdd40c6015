import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Sends a signal to a process, if it's running, and waits until it has ended. */
export async function stopProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
