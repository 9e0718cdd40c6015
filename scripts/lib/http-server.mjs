import { createServer } from 'node:http'
import { admission } from './admission.mjs'
import { drainable } from './drain.mjs'
import { createFront } from './front/front.mjs'
import { loadPack } from './front/load.mjs'
import { answerFailure, guard } from './front-door.mjs'
import { withSocket } from './socket-of-request.mjs'

export const httpOptions = {
  headersTimeout: 15_000,
  // With the check, a body that has not arrived within 30 seconds is refused.
  requestTimeout: 29_000,
  connectionsCheckingInterval: 500,
  // Longer than the minute after which the usual proxies let go of an idle connection.
  keepAliveTimeout: 65_000,
  // There are no web sockets here; Next would leave such a connection open and unanswered.
  shouldUpgradeCallback: () => false,
  requireHostHeader: false,
}

const nobody = () => false

/** What answers before Next is asked. FRONT=off: nothing does; every answer is Next's then, and means the same. */
function frontFor(setting, log) {
  if (setting === 'off') return nobody
  const pack = loadPack()
  if (pack) return createFront(pack)
  log.warn('the build has no pack: every answer is made by Next; `npm run build` makes one')
  return nobody
}

/**
 * Node's server with our doors, not yet listening.
 * @param {object} parts
 * @param {Promise<(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown>}
 *   parts.handlerReady what answers where the front does not
 * @param {'on' | 'off'} parts.setting FRONT
 * @param {import('pino').Logger} parts.log
 * @param {boolean} [parts.isPassing] the handler passes requests on to another process, which has the doors
 */
export function createHttpServer({ handlerReady, setting, log, isPassing = false }) {
  const server = createServer(httpOptions)
  const { drain, track } = drainable(server)
  const answer = async (request, response) => {
    try {
      const handle = await handlerReady
      await handle(request, response)
    } catch (err) {
      log.error({ err }, 'a request failed outside of its route')
      answerFailure(response)
    }
  }
  const front = frontFor(setting, log)
  const answerWithSocket = (request, response) => withSocket(request, answer, request, response)
  const handle = isPassing ? answer : admission(server, answerWithSocket, log)
  guard(server)
  server.on('request', (request, response) => {
    // It costs so little that nobody waits for it, and it is done at once.
    if (front(request, response)) return
    track(response)
    handle(request, response)
  })
  return { server, drain }
}
