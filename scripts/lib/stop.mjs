import { signals } from './run.mjs'

/** What is under way has this long; docs/launch.md lets systemd, and compose.yaml lets Docker, wait longer. */
const patience = 25_000
/** Ctrl-C reaches us from the terminal, from npm and from start.mjs: within this time they are one signal. */
const sameSignal = 500

/** lib/http/stopping.ts reads it. */
const stopping = (globalThis[Symbol.for('hanford.stopping')] ??= {})

/** The mail that is being handed over; see lib/contact/delivery-worker.server.ts. */
const stopDelivery = () => globalThis[Symbol.for('hanford.delivery-worker')]?.stop()

/**
 * Ends the process on a signal, or when the process that started it is gone; a second signal ends it at once.
 * @param {{ drain: (deadline: number) => Promise<void>, close: () => Promise<void>, log: import('pino').Logger }} parts
 *   drain: ends the requests; close: what comes after the last one
 */
export function stopOnSignals({ drain, close, log }) {
  const finish = async () => {
    await drain(stopping.since + patience - 500)
    await stopDelivery()
    await close()
  }
  const stop = (signal) => {
    if (stopping.since) return Date.now() - stopping.since > sameSignal && process.exit(130)
    stopping.since = Date.now()
    log.info({ signal }, 'finishing what is under way')
    setTimeout(() => process.exit(0), patience).unref()
    finish().then(
      () => (log.info({ ms: Date.now() - stopping.since }, 'stopped'), process.exit(0)),
      (err) => (log.error({ err }, 'stopping failed'), process.exit(1)),
    )
  }
  for (const signal of signals) process.on(signal, () => stop(signal))
  process.once('disconnect', () => stop('the starting process is gone'))
}
