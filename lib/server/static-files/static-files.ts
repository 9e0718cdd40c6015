import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { readJson, root } from '@/lib/command/root'
import { preferredEncoding } from '@/lib/server/static-files/preferred-encoding'

/**
 * Written by lib/build/static-files.ts: public/ and .next/static, with compressed copies next to the files.
 */
export const staticFolder = join(root, '.next/static-files')

/** The file name extensions of compressed copies. */
export const endings = { br: '.br', gzip: '.gz' } as const

type Rule = { regex: string; has?: unknown; headers: { key: string; value: string }[] }

/** The headers lib/server/next-config.ts configures for a path, in addition to those of every response. */
function configuredHeaders(rules: readonly Rule[], path: string): [string, string][] {
  const matching = rules.filter(({ has, regex }) => !has && new RegExp(regex).test(path))
  return matching.flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]))
}

const hashedNames = '/_next/static/'
const cacheControl = (path: string) =>
  path.startsWith(hashedNames) ? 'public, max-age=31536000, immutable' : 'public, max-age=0'

/**
 * What a page may do. The build's own files are scripts, styles and fonts, in which these 800 bytes mean nothing
 * (docs/decisions/0058).
 */
const pageHeaders = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
]

/** All static files by path, with their headers. Compressed copies are not listed. */
function listFiles(): Map<string, Map<string, string>> {
  if (!existsSync(staticFolder)) return new Map()
  const { headers: rules } = readJson<{ headers: Rule[] }>('.next/routes-manifest.json')
  const names = readdirSync(staticFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(staticFolder, join(parentPath, name))}`)
  const all = new Set(names)
  const isCopy = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -3))
  const entries = names
    .filter((name) => !isCopy(name))
    .map((path): [string, Map<string, string>] => {
      const headers = new Map([
        ['Content-Type', contentType(extname(path)) || 'application/octet-stream'],
        ['Cache-Control', cacheControl(path)],
        ...configuredHeaders(rules, path),
      ])
      return [path, all.has(`${path}.br`) ? headers.set('Vary', 'Accept-Encoding') : headers]
    })
  return new Map(entries)
}

/** The compressed copy to send, if any. Range requests always use the original file. */
function endingFor(request: IncomingMessage, isCompressed: boolean): keyof typeof endings | null {
  if (!isCompressed || request.headers.range !== undefined) return null
  const encoding = preferredEncoding(request)
  return encoding === 'identity' ? null : encoding
}

/**
 * Serves the build's files and those of public/. The returned function says whether it responds; if not,
 * Next.js handles the request.
 * @param handleMissing called if a file has disappeared, for example during a new build.
 */
export function createStaticFiles(
  handleMissing: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const files = listFiles()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const path = request.url?.split('?', 1)[0] ?? ''
    const headers = files.get(path)
    if (!headers) return false
    const encoding = endingFor(request, headers.has('Vary'))
    const file = encoding ? path + endings[encoding] : path
    send(request, file, { root: staticFolder, index: false, cacheControl: false })
      .on('headers', () => {
        response.setHeaders(headers)
        if (path.startsWith(hashedNames)) pageHeaders.forEach((name) => response.removeHeader(name))
        if (encoding) response.setHeader('Content-Encoding', encoding)
      })
      .on('error', ({ status }: { status: number }) => {
        if (status === 404) handleMissing(request, response)
        else response.writeHead(status).end()
      })
      .pipe(response)
    return true
  }
}
