import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import fresh from 'fresh'
import { headersOfPage } from '@/lib/variant/edge/page-choice.server'
import { choosePage, modeCookieHeader } from '@/lib/server/page-cache/choose-page'
import { isPageRequest } from '@/lib/server/page-cache/is-page-request'
import type { CachedPage, CachedPages } from '@/lib/server/page-cache/load-pages'
import { preferredEncoding, type Encoding } from '@/lib/server/static-files/preferred-encoding'

function bodyOf(page: CachedPage, encoding: Encoding): Buffer {
  return encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding]
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): boolean {
  response.setHeaders(new Map(page.headers))
  response.setHeader('ETag', page.etag)
  if (fresh(request.headers, { etag: page.etag })) {
    response.writeHead(304).end()
    return true
  }
  const encoding = preferredEncoding(request)
  if (!encoding) return false
  const body = bodyOf(page, encoding)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
  return true
}

/**
 * Serves prerendered pages from memory with the same variant, headers and cookie as middleware.ts
 * (docs/decisions/0028). The returned function says whether it has responded; if not, Next.js handles the
 * request.
 */
export function createPageCache(pages: CachedPages) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const variants = pages.get(path)
    if (!variants || !isPageRequest(request)) return false
    const { segment, preset } = choosePage(request)
    const page = variants.get(segment)
    if (!page) return false
    const isHttps = request.headers['x-forwarded-proto'] === 'https'
    const isPhone = request.headers['sec-ch-ua-mobile'] === '?1'
    const headers = headersOfPage({ segment, path, isHttps, isPhone })
    // Without known script hashes the policy uses a nonce, which would also have to be in the page.
    if (Object.values(headers).some((value) => value.includes("'nonce-"))) return false
    response.setHeaders(new Map(Object.entries(headers)))
    if (preset) response.setHeader('Set-Cookie', modeCookieHeader(preset, isHttps))
    return sendPage(request, response, page)
  }
}
