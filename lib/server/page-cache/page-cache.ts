import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseCookie, ResponseCookies } from '@edge-runtime/cookies'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'
import { formFor, loadFile, sendFile } from '@/lib/server/page-cache/memory-file'
import { isHttps } from '@/lib/server/request-validation/refuse'
import { headersOfPage, pageChoice } from '@/lib/variant/edge/page-choice.server'
import { cookieAttributes, modeCookie } from '@/lib/variant/visitor-cookies'

const pageHeaders: [string, string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  [
    'Vary',
    'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
  ],
]

/**
 * Serves prerendered pages from memory, in the variant and with the headers and cookie of middleware.ts
 * (docs/decisions/0028). A page depends on nothing else in a request, so whatever else a visitor sends has no effect.
 * The returned function says whether it has responded; if not, Next.js handles the request.
 */
export function createPageCache() {
  // By variant and path: `/local/about`. About 40 KB each.
  const pages = new Map(
    prerenderedPages().map((name) => [
      `/${name.replace(/\.html$/, '')}`,
      loadFile(join(pagesFolder, name), pageHeaders),
    ]),
  )
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = '', query = ''] = request.url?.split('?', 2) ?? []
    // The router asks for a page's data, not for the page.
    if (request.headers.rsc !== undefined || /(?:^|&)_rsc=/.test(query)) return false
    const { variant, preset } = pageChoice({
      headers: { get: (name) => request.headers[name]?.toString() ?? null },
      cookie: (name) => parseCookie(request.headers.cookie ?? '').get(name),
    })
    const page = pages.get(`/${variant}${path === '/' ? '' : path}`)
    const form = page && formFor(request, page)
    if (!form) return false
    const secure = isHttps(request)
    const isPhone = request.headers['sec-ch-ua-mobile'] === '?1'
    const headers = new Headers(headersOfPage({ variant, path, isHttps: secure, isPhone }))
    if (preset) new ResponseCookies(headers).set(modeCookie, preset, cookieAttributes(secure))
    response.setHeaders(headers)
    sendFile(request, response, page, form)
    return true
  }
}
