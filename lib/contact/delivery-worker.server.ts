import 'server-only'
import { deliveryRound } from '@/lib/contact/delivery-round.server'
import { reportFailure } from '@/lib/contact/report-failure.server'
import { oncePerProcess } from '@/lib/http/once-per-process'

/** How often the worker looks for deliveries that have come due, in milliseconds. */
const POLL_MS = 5000
/** How often it erases, alerts and beats, in milliseconds. */
const UPKEEP_MS = 60_000

/** Runs `deliver` on a timer and when woken, never twice at once. */
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

  /** Delivers what is due now. Resolves when nothing more is due. */
  function wake(): Promise<void> {
    // A run that is under way may already have looked past a request that has just come: it looks once more.
    wanted = true
    return (running ??= run())
  }

  return {
    wake,
    /** Starts the timer, which does not keep the process alive. */
    start() {
      timer ??= setInterval(() => void wake(), pollMs).unref()
      void wake()
    },
    /** Stops for good. Resolves when the delivery under way, if any, is done. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** This process's worker. It is shared with scripts/server.mjs as globalThis[Symbol.for('hanford.delivery-worker')]. */
export function deliveryWorker() {
  return oncePerProcess('delivery-worker', () => {
    let nextUpkeepAt = 0
    return createWorker(async (stopping) => {
      const withUpkeep = Date.now() >= nextUpkeepAt
      if (withUpkeep) nextUpkeepAt = Date.now() + UPKEEP_MS
      await deliveryRound(stopping, { withUpkeep })
    })
  })
}
