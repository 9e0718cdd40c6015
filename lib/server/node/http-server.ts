import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Health } from '@/lib/server/health/health-answer'
import { shedLoad } from '@/lib/server/load-shedding/load-shedding'
import type { Log } from '@/lib/platform/log/create-log'
import { createPageCache } from '@/lib/server/page-cache/page-cache'
import { refuse, setOwnHeaders } from '@/lib/server/request-validation/refuse'
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
}
const noStore = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
/** A connection on which nothing moves for this long is cut: its client doesn't read. */
const idleMs = 60_000
/** After this long without a new request, we assume that the proxy has stopped sending any. */
const quietMs = 500
/** The limit for waiting on clients that keep sending requests. */
const maxListenMs = 5_000

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the HTTP server, not yet listening. Requests pass through request validation, the build's files and the
 * pages in memory, load shedding, and finally Next.js.
 * @param nextReady resolves to the Next.js request handler.
 * @param hops TRUSTED_PROXY_HOPS.
 * @param isFormClosed whether pages say to call in place of the appointment form.
 */
export function createHttpServer(
  nextReady: Promise<NextHandler>,
  { hops, isFormClosed }: { hops: number; isFormClosed: boolean },
  log: Log,
) {
  const server: Server = createServer(options)
  server.timeout = idleMs
  const answering = new Map<Socket, ServerResponse>()
  let problem: 'starting' | 'stopping' | null = 'starting'
  let lastRequest = 0

  const answerFile = createStaticFiles()
  const answerPage = createPageCache(isFormClosed)
  const answerByNext = shedLoad(async (request, response) => {
    try {
      await (
        await nextReady
      )(request, response)
    } catch (err) {
      log.error({ err }, 'a request failed outside of its route')
      if (response.headersSent) response.destroy()
      else refuse(response, { status: 500, code: 'unavailable' })
    }
  }, log)

  server.on('request', (request, response) => {
    const { socket } = request
    // No browser and no proxy sends a second request before the first is answered. Node would start all of them, and
    // each would hold its place, memory and open file for as long as the first answer isn't read.
    if (answering.has(socket)) return void socket.destroy()
    answering.set(socket, response)
    response.once('close', () => answering.delete(socket))
    lastRequest = Date.now()
    if (problem === 'stopping') response.shouldKeepAlive = false
    const refusal = validateRequest(request)
    if (!refusal && answerFile(request, response)) return
    setOwnHeaders(request, response)
    if (refusal) return refuse(response, refusal)
    // Without proxies of ours, only the connection's address counts, which no header can forge.
    if (hops === 0) request.headers['x-forwarded-for'] = socket.remoteAddress
    // With it, Next would leave out what the page consists of. No browser sends it.
    delete request.headers['x-middleware-prefetch']
    if (answerPage(request, response)) return
    if (problem && request.url === '/readyz')
      response
        .writeHead(503, noStore)
        .end(JSON.stringify({ status: 'unavailable', problem } satisfies Health))
    else void answerByNext(request, response)
  })

  async function untilQuiet(): Promise<void> {
    const since = Date.now()
    while (Date.now() - since < maxListenMs && Date.now() - Math.max(since, lastRequest) < quietMs)
      await sleep(25)
  }

  /**
   * Stops accepting requests: every response now has `Connection: close`, so that clients don't reuse a
   * connection that is about to end. Then the port is closed and active requests finish.
   * @param deadline as from Date.now(): connections still open then are cut off.
   */
  async function drain(deadline: number): Promise<void> {
    problem = 'stopping'
    for (const response of answering.values()) if (!response.headersSent) response.shouldKeepAlive = false
    setTimeout(() => server.closeAllConnections(), deadline - Date.now()).unref()
    await untilQuiet()
    // Closes only the port: http.Server.close would also end new connections that have yet to send a request.
    const closed = new Promise<unknown>((resolve) => NetServer.prototype.close.call(server, resolve))
    await untilQuiet()
    setInterval(() => server.closeIdleConnections(), 100).unref()
    await closed
  }
  /** From now on, /readyz says whether requests can be accepted. */
  const setReady = () => {
    problem = null
  }
  return { server, drain, setReady }
}
