import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'
import { root as projectRoot } from '@/lib/command/root'
import { check, editableFiles, open, save } from '@/lib/edit/files'
import type { Published } from '@/lib/edit/publish'

const typed = z.union([z.object({ text: z.string() }), z.object({ facts: z.unknown() })])
const asked = z.object({ path: z.string(), version: z.string().optional(), typed: typed.optional() })

const named = z.object({ message: z.string().trim().min(1) })

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const browserFile = (name: string) => join(projectRoot, 'lib/edit/browser', name)

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [browserFile('editor.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
}

type Options = {
  /** The folder with content/. */
  root: string
  port: number
  /** The address of the site that shows what changes. */
  preview: string
  publish: (message: string) => Promise<Published>
}

/** What the page asks for; undefined if there is no such thing. */
async function answer(
  action: string,
  request: IncomingMessage,
  { root, preview, publish }: Options,
): Promise<unknown> {
  if (action === 'files') return { files: editableFiles(root), preview }
  const body = await bodyOf(request)
  if (action === 'publish') return publish(named.parse(body).message)
  const { path, version = '', typed } = asked.parse(body)
  if (!editableFiles(root).includes(path)) return undefined
  if (action === 'open') return open(root, path)
  if (action === 'check' && typed) return check(root, path, typed)
  if (action === 'save' && typed) return save(root, path, version, typed)
  return undefined
}

/**
 * Serves the editor on this machine only. Whoever knows the address with its secret can write the files of content/: another
 * website doesn't know it, and its requests are refused by their origin as well.
 */
export async function startEditor(options: Options): Promise<{ url: string; close: () => void }> {
  const secret = randomBytes(16).toString('hex')
  const files: Record<string, [type: string, text: string]> = {
    '': ['text/html; charset=utf-8', readFileSync(browserFile('editor.html'), 'utf8')],
    'editor.css': ['text/css', readFileSync(browserFile('editor.css'), 'utf8')],
    'editor.js': ['text/javascript', await bundle()],
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { host, origin = `http://${host}` } = request.headers
    const { port } = server.address() as AddressInfo
    const isOurs = host === `127.0.0.1:${port}` && origin === `http://${host}`
    const [, given, action = ''] = (request.url ?? '').split('/')
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { ...headers, 'Content-Type': type }).end(text)
    if (!isOurs || given !== secret)
      return send(403, 'text/plain', 'Open the address that npm run edit printed.')
    const file = files[action]
    if (request.method === 'GET' && file) return send(200, ...file)
    const found = request.method === 'POST' ? await answer(action, request, options) : undefined
    return found === undefined
      ? send(404, 'text/plain', 'There is no such file.')
      : send(200, 'application/json', JSON.stringify(found))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500, headers).end(String(error)))
  })
  await new Promise<void>((listening, failed) =>
    server.once('error', failed).listen(options.port, '127.0.0.1', listening),
  )
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/${secret}/`, close: () => server.close() }
}
