import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Log } from '@/lib/platform/log/create-log'
import { refuseAsBusy } from '@/lib/server/request-validation/refuse'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** How many requests of a kind may be under way or waiting; the rest is refused at once. */
type Share = { name: string; covers: RegExp; most: number; start: LimitFunction }

/** Health checks and static files are never refused. */
const exempt = /^\/(?:healthz|readyz|offline-worker\.js)$|^\/(?:_next\/static|pictures|icons|forms|videos)\//
/** A page that takes longer waits for something, such as a database, and doesn't use the processor. */
const maxWorkMs = 1_000
const reportMs = 10_000

/**
 * The form and the assistant have shares of their own, so that a crowd at one of them leaves the rest alone. Rendering
 * takes the processor: more than eight pages at once aren't ready sooner.
 */
const createShares = (): Share[] => [
  { name: 'contact', covers: /^\/api\/contact$/, most: 128, start: pLimit(128) },
  { name: 'assistant', covers: /^\/api\/ai-assistant$/, most: 64, start: pLimit(64) },
  { name: 'pages', covers: /^/, most: 256, start: pLimit(8) },
]

/** Resolves once the body is here, or more of it than any route takes. Until then, a sender has nobody's place. */
function arrival(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!request.complete && request.readableLength < request.readableHighWaterMark) return
      request.off('readable', check)
      resolve()
    }
    request.on('readable', check).once('close', resolve)
  })
}

/**
 * Resolves once a response is complete in memory, where a page fits, or the client is gone: a client that doesn't read keeps
 * nobody from rendering.
 */
function completion(response: ServerResponse): Promise<void> {
  const { write } = response
  response.write = ((...chunk: Parameters<typeof write>) => {
    Reflect.apply(write, response, chunk)
    return true
  }) as typeof write
  return new Promise((resolve) => response.once('prefinish', resolve).once('close', resolve))
}

/** Logs how many were refused, at most every ten seconds. */
function createReport(log: Log): (share: string) => void {
  let refused: Record<string, number> | undefined
  return (share) => {
    if (!refused) setTimeout(() => (log.warn({ refused }, 'load'), (refused = undefined)), reportMs).unref()
    refused = { ...refused, [share]: (refused?.[share] ?? 0) + 1 }
  }
}

/**
 * Passes a limited number of requests to `handle` and refuses the rest immediately with 503: with an unbounded queue
 * everybody would wait and nobody would be served.
 */
export function shedLoad(handle: Handler, log: Log): Handler {
  const shares = createShares()
  const report = createReport(log)
  return async (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const share = exempt.test(path) ? undefined : shares.find(({ covers }) => covers.test(path))
    if (!share) return handle(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') await arrival(request)
    if (response.destroyed) return
    const { name, start, most } = share
    if (start.activeCount + start.pendingCount >= most) {
      report(name)
      return refuseAsBusy(request, response)
    }
    await start(async () => {
      if (response.destroyed) return
      const complete = completion(response)
      void handle(request, response)
      await Promise.race([complete, ...(name === 'pages' ? [sleep(maxWorkMs)] : [])])
    })
  }
}
