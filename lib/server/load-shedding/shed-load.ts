import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Log } from '@/lib/server/log/create-log'
import { sendBusyAnswer } from '@/lib/server/load-shedding/busy-answer'
import { reportLoad } from '@/lib/server/load-shedding/load-report'
import { createRequestQueue } from '@/lib/server/load-shedding/request-queue'
import { createConcurrencyLimits, isFull } from '@/lib/server/load-shedding/concurrency-limit'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Health checks and static files are never rejected. */
const exempt = /^\/(?:healthz|readyz|offline-worker\.js)$|^\/(?:_next\/static|pictures|icons|forms|videos)\//

/**
 * Passes a limited number of requests to `handle` and rejects the rest immediately with 503: with an
 * unbounded queue everybody would wait and nobody would be served.
 */
export function shedLoad(server: Server, handle: Handler, log: Log): Handler {
  const queue = createRequestQueue()
  const limits = createConcurrencyLimits()
  reportLoad(limits, log)
  server.on('connection', queue.noteArrival)
  return (request, response) => {
    queue.noteArrival()
    const path = request.url?.split('?', 1)[0] ?? ''
    const limit = exempt.test(path) ? undefined : limits.find(({ covers }) => covers(path))
    if (!limit) return handle(request, response)
    if (isFull(limit)) {
      limit.refused += 1
      return sendBusyAnswer(request, response)
    }
    limit.active.add(request)
    response.once('close', () => limit.active.delete(request))
    queue.add({ response, start: () => handle(request, response), isRendered: limit.isRendered })
  }
}
