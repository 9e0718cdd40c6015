import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Log } from '@/lib/server/log/create-log'
import { withClientSocket } from '@/lib/server/node/client-socket'
import { createDrain } from '@/lib/server/node/drain'
import { shedLoad } from '@/lib/server/load-shedding/shed-load'
import { loadPages } from '@/lib/server/page-cache/load-pages'
import { createPageCache } from '@/lib/server/page-cache/page-cache'
import {
  answerFailure,
  refuse,
  refuseUnreadableRequests,
  setOwnHeaders,
} from '@/lib/server/request-validation/refuse'
import { validateRequest } from '@/lib/server/request-validation/validate-request'
import { createStaticFiles } from '@/lib/server/static-files/static-files'

const options = {
  headersTimeout: 15_000,
  // With the check interval below, a body that has not arrived within 30 seconds is rejected.
  requestTimeout: 29_000,
  connectionsCheckingInterval: 500,
  // Longer than the 60 seconds after which common proxies close an idle connection.
  keepAliveTimeout: 65_000,
  // There are no WebSockets here; Next.js would leave such a connection open and unanswered.
  shouldUpgradeCallback: () => false,
  // validateRequest checks this and responds in our format.
  requireHostHeader: false,
}

/**
 * Headers that reach into Next.js internals. This site has no server actions (Next.js would log unknown
 * ones), and only the Pages Router uses the prefetch header (the response would be empty).
 */
const unwantedHeaders = ['next-action', 'x-middleware-prefetch']

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => unknown
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

const answerNothing: Answer = () => false

function createPages(setting: 'on' | 'off', log: Log): Answer {
  if (setting === 'off') return answerNothing
  const pages = loadPages()
  if (pages) return createPageCache(pages)
  log.warn('the build has no cached pages, so Next.js serves everything; `npm run build` creates them')
  return answerNothing
}

/**
 * Creates the HTTP server, not yet listening. Requests pass through request validation, the page cache and
 * static files, load shedding, and finally Next.js.
 * @param nextReady resolves to the Next.js request handler.
 * @param pageCache PAGE_CACHE; with `off`, Next.js serves everything.
 */
export function createHttpServer({
  nextReady,
  pageCache,
  log,
}: {
  nextReady: Promise<NextHandler>
  pageCache: 'on' | 'off'
  log: Log
}): { server: Server; drain: (deadline: number) => Promise<void> } {
  const server = createServer(options)
  const { drain, track } = createDrain(server)

  async function answerByNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const handle = await nextReady
      await handle(request, response)
    } catch (err) {
      log.error({ err }, 'a request failed outside of its route')
      answerFailure(response)
    }
  }

  const shed = shedLoad(
    server,
    (request, response) => void withClientSocket(request, () => answerByNext(request, response)),
    log,
  )
  const answerFromCache = createPages(pageCache, log)
  const answerFile = pageCache === 'off' ? answerNothing : createStaticFiles(shed)

  refuseUnreadableRequests(server)
  server.on('request', (request, response) => {
    setOwnHeaders(request, response)
    const refusal = validateRequest(request)
    if (refusal) return refuse(response, refusal)
    // Cheap, so cached pages bypass the queue.
    if (answerFromCache(request, response)) return
    track(response)
    if (answerFile(request, response)) return
    for (const name of unwantedHeaders) delete request.headers[name]
    shed(request, response)
  })
  return { server, drain }
}
