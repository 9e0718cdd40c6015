import 'server-only'
import { deliveryRound } from '@/lib/contact/delivery/delivery-round.server'
import { reportFailure } from '@/lib/server/log/report-failure.server'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

/** How often the worker looks for due deliveries, in milliseconds. */
const POLL_MS = 5000
/** How often it purges, alerts and pings the heartbeat URL, in milliseconds. */
const MAINTENANCE_MS = 60_000

/** Runs `deliver` on a timer and on demand, never twice at once. */
export function createWorker(deliver: (stopping: () => boolean) => Promise<void>, pollMs = POLL_MS) {
  let stopped = false
  let wanted = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function run() {
    while (wanted && !stopped) {
      wanted = false
      await deliver(() => stopped).catch((error: unknown) => reportFailure('contact: delivery', error))
    }
    running = undefined
  }

  /** Delivers what is due now. Resolves when nothing is due anymore. */
  function wake(): Promise<void> {
    // The current run may have missed a request that just arrived, so run once more afterward.
    wanted = true
    return (running ??= run())
  }

  return {
    wake,
    /** Starts the timer, which doesn't keep the process alive. */
    start() {
      timer ??= setInterval(() => void wake(), pollMs).unref()
      void wake()
    },
    /** Stops permanently. Resolves once the current delivery, if any, is done. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/**
 * This process's worker. lib/server/node/stop.ts finds it as
 * globalThis[Symbol.for('hanford.delivery-worker')].
 */
export function deliveryWorker() {
  return oncePerProcess('delivery-worker', () => {
    let nextMaintenanceAt = 0
    return createWorker(async (stopping) => {
      const withMaintenance = Date.now() >= nextMaintenanceAt
      if (withMaintenance) nextMaintenanceAt = Date.now() + MAINTENANCE_MS
      await deliveryRound(stopping, { withMaintenance })
    })
  })
}
