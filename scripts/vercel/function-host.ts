import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/* A process that serves one function of `vercel build` on loopback, as Vercel's runtime does, and tells its parent the port. */

/** Runs a handler of web requests, as the middleware is one. */
const listener =
  (handle: (request: Request) => Promise<Response>): RequestListener =>
  async ({ url = '/', headers }, response) => {
    const address = new URL(url, `https://${headers.host}`)
    const answer = await handle(new Request(address, { headers: headers as Record<string, string> }))
    response.writeHead(answer.status, [...answer.headers].flat()).end()
  }

const folder = process.argv[2] ?? ''
const config = readFileSync(join(folder, '.vc-config.json'), 'utf8')
const { handler, useWebApi } = JSON.parse(config) as { handler: string; useWebApi?: boolean }
const handle = createRequire(join(folder, 'here.cjs'))(join(folder, handler)) as never
const server = createServer(useWebApi ? listener(handle) : handle)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
