import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { root } from '@/lib/command/root'
import { listen } from '@/lib/server/node/listen'
import { readBuildOutput } from './build-output'
import { runFunctions } from './functions'
import { findAnswer, type Middleware, type Visit } from './routes'

const folder = join(root, '.vercel/output')

/** A response of the middleware says with these headers how the visit goes on. */
const inside = /^x-middleware-/

/** The headers that the middleware wants the function to get, in place of the visitor's. */
function replaceAsked({ asked }: Visit, told: Headers): void {
  const kept = told.get('x-middleware-override-headers')
  if (kept === null) return
  const names = kept.split(',')
  for (const name of [...asked.keys()]) if (!names.includes(name)) asked.delete(name)
  for (const name of names) asked.set(name, told.get(`x-middleware-request-${name}`) ?? '')
}

function toHeaders(all: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(all))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  return headers
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Serves the result of `vercel build` on loopback, as Vercel does, except for its network: no cache, no compression,
 * and the visitor's location is in the headers that the visitor sends. @param env of the functions
 */
export async function serveBuildOutput(env: Record<string, string>) {
  const output = readBuildOutput(folder)
  const functions = runFunctions({ VERCEL: '1', VERCEL_ENV: 'production', ...env })

  function askFunction(
    source: string,
    { url, asked }: Visit,
    request: Partial<IncomingMessage>,
    body: Buffer,
  ) {
    const path = `${new URL(request.url ?? '', url).pathname}${url.search}`
    const headers = { ...Object.fromEntries(asked), 'x-matched-path': decodeURI(url.pathname) }
    return functions.ask(source, { method: request.method ?? 'GET', path, headers, body })
  }

  const middlewareFor =
    (request: IncomingMessage, body: Buffer): Middleware =>
    async (path, visit) => {
      const found = output.find(path)
      if (found?.kind !== 'function') throw new Error(`There is no middleware at ${path}.`)
      const { status, headers, body: answered } = await askFunction(found.folder, visit, request, body)
      const told = toHeaders(headers)
      const rewritten = told.get('x-middleware-rewrite')
      if (rewritten === null && !told.has('x-middleware-next'))
        return { status, headers: told, body: answered }
      replaceAsked(visit, told)
      if (rewritten) visit.url = new URL(rewritten)
      for (const [name, value] of told)
        if (name === 'set-cookie') visit.answer.append(name, value)
        else if (!inside.test(name)) visit.answer.set(name, value)
      return null
    }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = toHeaders(request.headers)
    if (!asked.has('x-forwarded-proto')) asked.set('x-forwarded-proto', 'http')
    if (!asked.has('x-forwarded-for')) asked.set('x-forwarded-for', '127.0.0.1')
    const url = new URL(request.url ?? '/', `${asked.get('x-forwarded-proto')}://${asked.get('host')}`)
    const visit: Visit = { url, asked, answer: new Headers() }
    const body = await bodyOf(request)
    const end = await findAnswer(output, visit, middlewareFor(request, body))
    const send = (status: number, headers: Headers, content?: Buffer) => {
      // What the routes say is the default; a function's own headers win.
      for (const [name, value] of visit.answer)
        if (name === 'set-cookie' || !headers.has(name)) headers.append(name, value)
      headers.delete('transfer-encoding')
      response.writeHead(status, [...headers].flat()).end(request.method === 'HEAD' ? undefined : content)
    }
    if (end === null || end === 'end') return send(visit.status ?? 404, new Headers())
    if ('body' in end) return send(end.status, end.headers, end.body)
    if (end.kind === 'file')
      return send(visit.status ?? end.status, new Headers(end.headers), readFileSync(end.file))
    const answered = await askFunction(end.folder, visit, request, body)
    send(answered.status, toHeaders(answered.headers), answered.body)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}`,
    report: () => functions.report(output.functions()),
    stop(): void {
      server.close()
      server.closeAllConnections()
      functions.stop()
    },
  }
}
