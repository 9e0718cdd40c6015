import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Without a new request for this long, whoever shares visitors out sends none any more. */
const quietMs = 500
/** Those who go on sending regardless are heard for this long. */
const listenMs = 5_000

/**
 * Watches a server from its beginning, so that it can be ended without cutting anyone off.
 * @param {import('node:http').Server} server
 */
export function drainable(server) {
  const underWay = new Set()
  let leaving = false
  let lastRequest = 0

  server.prependListener('request', (_request, response) => {
    lastRequest = Date.now()
    if (leaving) response.shouldKeepAlive = false
  })

  /** To be called for what is not answered at once. */
  function track(response) {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  }

  async function untilQuiet(atMostMs) {
    const since = Date.now()
    while (Date.now() - since < atMostMs && Date.now() - Math.max(since, lastRequest) < quietMs)
      await sleep(25)
  }

  /**
   * Every answer from now on says `Connection: close`, so that nobody sends another request into a connection that
   * is about to end. Then the port is closed, and what is under way ends by itself.
   * @param {number} deadline by Date.now(): what is not done by then is cut off
   */
  async function drain(deadline) {
    leaving = true
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false
    const cut = setTimeout(() => server.closeAllConnections(), deadline - Date.now())
    await untilQuiet(listenMs)
    // The port alone: an http server would also end connections that were made a moment ago and have yet to ask.
    const closed = new Promise((done) => Server.prototype.close.call(server, done))
    await untilQuiet(listenMs)
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
  }

  return { drain, track }
}
