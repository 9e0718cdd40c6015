import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseCookie, ResponseCookies } from '@edge-runtime/cookies'
import { pagesFolder, prerenderedPages } from '@/lib/build/prerendered-pages'
import { formFor, loadFile, packText, sendFile } from '@/lib/server/page-cache/memory-file'
import { countVisit } from '@/lib/platform/visits'
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

/** Pages are prerendered before the settings are known; with this attribute, they say to call in place of the form. */
const withoutForm = (html: string) => html.replace('<html ', '<html data-form="closed" ')

function loadPage(name: string, isFormClosed: boolean) {
  const file = join(pagesFolder, name)
  return isFormClosed
    ? packText(withoutForm(readFileSync(file, 'utf8')), pageHeaders)
    : loadFile(file, pageHeaders)
}

/**
 * Serves prerendered pages from memory, in the variant and with the headers and cookie of middleware.ts
 * (docs/decisions/0028). A page depends on nothing else in a request, so whatever else a visitor sends has no effect.
 * The returned function says whether it has responded; if not, Next.js handles the request.
 * @param isFormClosed whether the site takes no appointment requests (lib/platform/launch-refusals.ts).
 */
export function createPageCache(isFormClosed: boolean) {
  // By variant and path: `/local/about`. About 40 KB each.
  const pages = new Map(
    prerenderedPages().map((name) => [`/${name.replace(/\.html$/, '')}`, loadPage(name, isFormClosed)]),
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
    countVisit(request, path)
    return true
  }
}
