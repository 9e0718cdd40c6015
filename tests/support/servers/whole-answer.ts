import { request, type Agent } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { nonceOrRequestId } from '../variant-pages'

export type Asked = { method?: string; path: string; headers?: Record<string, string | string[]> }
export type WholeAnswer = { status: number; headers: string[]; body: string; form: string }

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  identity: (body) => body,
}

/** Transfer details and dates, which are not part of the content. */
const carriage = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  // Specific to each server; tests send it back to the server it came from.
  'etag',
])

/** Next's internal headers on pages; the cache omits them (docs/decisions/0028). */
const inside = /^x-(?:nextjs|middleware)-/

const once = (text: string) => text.replaceAll(nonceOrRequestId, 'once').replace(/Expires=[^;]+/, 'Expires=')

/** Next omits this header from a 304, where RFC 9110, 15.4.5 requires it. */
const withoutEncoding = (vary: string) => vary.toLowerCase().replace(/(?:, )?accept-encoding$/, '')

/** Some types have two names, and the site only serves text as UTF-8. */
const typeOnly = (type: string) =>
  type
    .toLowerCase()
    .replace(/; charset=utf-8$/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('image/x-icon', 'image/vnd.microsoft.icon')

function headerLines(raw: string[], status = 0): string[] {
  const lines: string[] = []
  const isDocument = status === 304 || raw.some((text) => text.startsWith('text/html'))
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase()
    const sent = once(raw[index + 1] ?? '')
    const value =
      name === 'vary' && status === 304
        ? withoutEncoding(sent)
        : name === 'content-type'
          ? typeOnly(sent)
          : sent
    const isCompared = !carriage.has(name) && !(isDocument && inside.test(name))
    // A file without a compressed form does not vary, but Next says it does.
    const isPlainVary = name === 'vary' && value === 'Accept-Encoding'
    if (isCompared && !isPlainVary && value !== '') lines.push(`${name}: ${value}`)
  }
  return lines.sort()
}

/** A complete response without what must differ between responses; `form` is the body's encoding. */
export function wholeAnswer(
  site: string,
  agent: Agent,
  { method = 'GET', path, headers = {} }: Asked,
): Promise<WholeAnswer> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    // Use the same Host for both sites, or each would include its own.
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
