import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Changes the response for one path: its body, its status, or a delay. */
type Change = { text?: (text: string) => string; status?: number; delayMs?: number }

/**
 * A connection to the site that a test can cut, slow down and tamper with. The browser's own offline mode
 * does not affect workers in every version, and cannot replace a worker's script.
 */
export async function flakyConnection(site: string) {
  const changes = new Map<string, Change>()
  const asked: string[] = []
  let isCut = false

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url?.split('?', 1)[0] ?? ''
    if (isCut) return void request.socket.destroy()
    asked.push(request.url ?? '')
    const { text, status, delayMs = 0 } = changes.get(path) ?? {}
    const headers = { ...request.headers, ...(text && { 'accept-encoding': 'identity' }) }
    const onward = ask(
      new URL(request.url ?? '', site),
      { method: request.method, headers },
      async (answer) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(part as Buffer)
        const body = Buffer.concat(parts)
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers
        response.writeHead(status ?? answer.statusCode ?? 502, rest)
        response.end(text ? text(body.toString()) : body)
      },
    )
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  }

  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The requested URLs, in order. */
    asked,
    cut: () => {
      isCut = true
      server.closeAllConnections()
    },
    restore: () => void (isCut = false),
    change: (path: string, change: Change) => void changes.set(path, change),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
