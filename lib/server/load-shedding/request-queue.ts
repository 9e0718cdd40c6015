import type { ServerResponse } from 'node:http'

/**
 * How many pages render at once. More wouldn't be faster, and would leave the event loop too busy to accept
 * connections.
 */
const concurrency = 8
/** A response that takes longer is waiting (for a slow reader), not using the CPU. */
const maxWorkMs = 1_000
/**
 * Node accepts one connection per event loop turn. Up to this many turns accept new connections before the
 * next request starts.
 */
const arrivalTurns = 256

type Queued = { response: ServerResponse; start: () => void; isRendered: boolean }

/**
 * Starts queued requests one at a time and accepts new connections in between. Otherwise, under heavy load,
 * connections would wait in the kernel, where they can't be told to retry later (docs/decisions/0022).
 */
export function createRequestQueue() {
  const waiting = new Set<Queued>()
  let working = 0
  let hasArrivals = false
  let turns = 0
  let isScheduled = false

  const next = () => {
    for (const queued of waiting) if (!queued.isRendered || working < concurrency) return queued
    return undefined
  }

  function start(queued: Queued): void {
    waiting.delete(queued)
    if (!queued.isRendered) return queued.start()
    working += 1
    let isDone = false
    const done = () => {
      if (isDone) return
      isDone = true
      clearTimeout(timeout)
      working -= 1
      schedule()
    }
    const timeout = setTimeout(done, maxWorkMs)
    queued.response.once('finish', done).once('close', done)
    queued.start()
  }

  function turn(): void {
    isScheduled = false
    if (hasArrivals && turns < arrivalTurns) turns += 1
    else {
      turns = 0
      const queued = next()
      if (queued) start(queued)
    }
    hasArrivals = false
    schedule()
  }

  function schedule(): void {
    if (isScheduled || !next()) return
    isScheduled = true
    setImmediate(turn)
  }

  return {
    /** Must be called for each new connection and request. */
    noteArrival(): void {
      hasArrivals = true
    },
    add(queued: Queued): void {
      waiting.add(queued)
      // The client has disconnected.
      queued.response.once('close', () => waiting.delete(queued))
      schedule()
    },
  }
}
