import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Starts a proxy and resolves once it is ready. */
export async function startProxy(options: {
  program: string
  args: readonly string[]
  env?: Record<string, string>
  isReady: () => Promise<boolean>
}) {
  const { program, args, env = {}, isReady } = options
  const proxy = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  let errors = ''
  proxy.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  while (!(await isReady().catch(() => false))) {
    if (proxy.exitCode !== null) throw new Error(`${program} ended with ${proxy.exitCode}:\n${errors}`)
    await sleep(50)
  }
  return {
    async stop(): Promise<void> {
      const ended = once(proxy, 'exit')
      proxy.kill('SIGTERM')
      await ended
    },
  }
}
