import { signals } from '@/lib/command/run'
import type { Log } from '@/lib/platform/log/create-log'

/**
 * How long active requests have to finish. systemd (docs/launch.md) and Docker (compose.yaml) wait longer.
 */
const graceMs = 25_000
/** Ctrl-C arrives from the terminal, npm and the launcher: within this time, they count as one signal. */
const sameSignalMs = 500

/** Lets a delivery in progress finish: see lib/contact/delivery/worker.server.ts. */
function stopDelivery(): Promise<void> | undefined {
  const shared = globalThis as unknown as Record<symbol, { stop: () => Promise<void> } | undefined>
  return shared[Symbol.for('hanford.delivery-worker')]?.stop()
}

/**
 * Shuts down on a signal, or when the parent process is gone; a second signal exits immediately.
 * @param finish answers open requests until a deadline, as from Date.now(), and closes everything.
 */
export function stopOnSignals(finish: (deadline: number) => Promise<void>, log: Log): void {
  let since: number | undefined
  const stop = async (signal: string) => {
    if (since !== undefined && Date.now() - since > sameSignalMs) process.exit(130)
    if (since !== undefined) return
    since = Date.now()
    log.info({ signal }, 'finishing open requests')
    setTimeout(() => process.exit(0), graceMs).unref()
    try {
      await finish(since + graceMs - 500)
      await stopDelivery()
      log.info({ ms: Date.now() - since }, 'stopped')
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'stopping failed')
      process.exit(1)
    }
  }
  for (const signal of signals) process.on(signal, () => void stop(signal))
  process.once('disconnect', () => void stop('parent process is gone'))
}
