import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** After this long without a new request, we assume that the proxy has stopped sending any. */
const quietMs = 500
/** The limit for waiting on clients that keep sending requests. */
const maxListenMs = 5_000

/** Tracks a server's requests from the start, so that it can shut down gracefully. */
export function createDrain(server: Server) {
  const active = new Set<ServerResponse>()
  let isDraining = false
  let lastRequest = 0

  server.prependListener('request', (_request, response) => {
    lastRequest = Date.now()
    if (isDraining) response.shouldKeepAlive = false
  })

  /** Must be called for every response that is not sent immediately. */
  function track(response: ServerResponse): void {
    active.add(response)
    response.once('close', () => active.delete(response))
  }

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
    isDraining = true
    for (const response of active) if (!response.headersSent) response.shouldKeepAlive = false
    const cut = setTimeout(() => server.closeAllConnections(), deadline - Date.now())
    await untilQuiet()
    // Closes only the port: http.Server.close would also end new connections that have yet to send a request.
    const closed = new Promise<unknown>((resolve) => NetServer.prototype.close.call(server, resolve))
    await untilQuiet()
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
  }

  return { drain, track }
}
