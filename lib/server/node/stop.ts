import { signals } from '@/lib/command/run'
import { oncePerProcess } from '@/lib/server/http/once-per-process'
import type { Log } from '@/lib/server/log/create-log'

/**
 * How long active requests have to finish. systemd (docs/launch.md) and Docker (compose.yaml) wait longer.
 */
const graceMs = 25_000
/** Ctrl-C arrives from the terminal, npm and the launcher: within this time, they count as one signal. */
const sameSignalMs = 500

/** Read by lib/server/node/stopping.ts. */
const stopping = oncePerProcess<{ since?: number }>('stopping', () => ({}))

/** Lets a delivery in progress finish: see lib/contact/delivery/worker.server.ts. */
function stopDelivery(): Promise<void> | undefined {
  const shared = globalThis as unknown as Record<symbol, { stop: () => Promise<void> } | undefined>
  return shared[Symbol.for('hanford.delivery-worker')]?.stop()
}

/**
 * Shuts down on a signal, or when the parent process is gone; a second signal exits immediately.
 * @param parts drain finishes open requests; close is called after the last one.
 */
export function stopOnSignals(parts: {
  drain: (deadline: number) => Promise<void>
  close: () => Promise<void>
  log: Log
}): void {
  const { drain, close, log } = parts
  const finish = async (since: number) => {
    await drain(since + graceMs - 500)
    await stopDelivery()
    await close()
  }
  const stop = (signal: string) => {
    if (stopping.since !== undefined) {
      if (Date.now() - stopping.since > sameSignalMs) process.exit(130)
      return
    }
    const since = Date.now()
    stopping.since = since
    log.info({ signal }, 'finishing open requests')
    setTimeout(() => process.exit(0), graceMs).unref()
    finish(since).then(
      () => {
        log.info({ ms: Date.now() - since }, 'stopped')
        process.exit(0)
      },
      (err: unknown) => {
        log.error({ err }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  for (const signal of signals) process.on(signal, () => stop(signal))
  process.once('disconnect', () => stop('parent process is gone'))
}
