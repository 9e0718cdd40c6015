import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/*
 * A process that serves one function of the Build Output API on loopback, as Vercel's runtime does. It tells its
 * parent the port and, if asked, which modules the function has loaded and how often it asked for time after a
 * response.
 */

type WebHandler = (request: Request) => Promise<Response>

/** Runs a handler of web requests, as the middleware is one. */
const listener =
  (handle: WebHandler): RequestListener =>
  async (request, response) => {
    const { host, 'x-forwarded-proto': protocol } = request.headers
    const sent = new Headers()
    for (let index = 0; index < request.rawHeaders.length; index += 2)
      sent.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '')
    const url = `${String(protocol)}://${host}${request.url}`
    const answer = await handle(new Request(url, { method: request.method ?? 'GET', headers: sent }))
    response.writeHead(answer.status, [...answer.headers].flat())
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

const folder = process.argv[2] ?? ''
const load = createRequire(join(folder, 'here.cjs'))
const { handler, useWebApi } = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as {
  handler: string
  useWebApi?: boolean
}
// What Vercel's runtime provides. Without it, a process stands still after its response.
let waits = 0
const context = { waitUntil: () => void (waits += 1) }
Object.assign(globalThis, { [Symbol.for('@vercel/request-context')]: { get: () => context } })

const handle = load(join(folder, handler)) as RequestListener & WebHandler
const server = createServer(useWebApi ? listener(handle) : handle)
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', () => process.send?.({ modules: Object.keys(load.cache), waits }))
process.on('disconnect', () => process.exit())
