import { request, type Agent } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { nonceOrRequestId } from './variant-pages'

export type Asked = { method?: string; path: string; headers?: Record<string, string | string[]> }
export type WholeAnswer = { status: number; headers: string[]; body: string; form: string }

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  identity: (body) => body,
}

/** How a body travels, and when: no part of what is said. */
const carriage = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
])

/** What Next tells of its own inside with a page, which the front does not tell (docs/decisions/0028). */
const inside = /^x-(?:nextjs|middleware)-/

const once = (text: string) => text.replaceAll(nonceOrRequestId, 'once').replace(/Expires=[^;]+/, 'Expires=')

/** Next leaves this one word out of a 304, which RFC 9110, 15.4.5 wants there. */
const withoutEncoding = (vary: string) => vary.toLowerCase().replace(/(?:, )?accept-encoding$/, '')

function headerLines(raw: string[], status = 0): string[] {
  const lines: string[] = []
  const isDocument = status === 304 || raw.some((text) => text.startsWith('text/html'))
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase()
    const sent = once(raw[index + 1] ?? '')
    const value = name === 'vary' && status === 304 ? withoutEncoding(sent) : sent
    const isTold = !carriage.has(name) && !(isDocument && inside.test(name))
    if (isTold && value !== '') lines.push(`${name}: ${value}`)
  }
  return lines.sort()
}

/** All that a server says, without what must differ from answer to answer; `form` is how the body was packed. */
export function wholeAnswer(
  site: string,
  agent: Agent,
  { method = 'GET', path, headers = {} }: Asked,
): Promise<WholeAnswer> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    // Both sites are told the same name, or each would name itself.
    const sent = { host: 'spine.example.com', ...headers }
    const asked = request({ hostname, port, agent, method, path, headers: sent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const form = response.headers['content-encoding'] ?? 'identity'
        const whole = Buffer.concat(chunks)
        const body = whole.length === 0 ? whole : (unpack[form]?.(whole) ?? whole)
        resolve({
          status: response.statusCode ?? 0,
          headers: headerLines(response.rawHeaders, response.statusCode),
          body: once(body.toString('latin1')),
          form,
        })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
