import type { IncomingMessage } from 'node:http'
import type { requestErrors } from '@/content/en/ui/site/request-errors'

/** Why a request is rejected before it reaches a page or API route. */
export type Refusal = { status: number; code: keyof typeof requestErrors; allow?: string }

type Request = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'rawHeaders' | 'headers'>

/** The routes that take more than GET and HEAD. A test compares this with app/. */
const takesPosts = /^\/(?:api\/(?:ai-assistant|contact|mail-events|visitor-mode)|staff\/[^/]+\/press)(?:\?|$)/

/**
 * Checks what Next.js doesn't: the request target, the Host header and the method. Next looks for a server action in
 * what is posted to any path without a route, and the site has none.
 * @returns null for a valid request.
 */
export function validateRequest(request: Request): Refusal | null {
  const { method, url = '' } = request
  if (!hasValidHost(request) || !isPath(url)) return { status: 400, code: 'malformed' }
  if (method === 'GET' || method === 'HEAD') return null
  if (takesPosts.test(url) && method !== 'TRACE') return null
  return { status: 405, code: 'method-not-allowed', allow: 'GET, HEAD' }
}

/**
 * Requires exactly one Host header (RFC 9112, section 3.2) that is valid in a URL. Node keeps the first of
 * several.
 */
function hasValidHost({ headers: { host }, rawHeaders, httpVersion }: Request): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (count === 0) return httpVersion === '1.0'
  return count === 1 && URL.canParse(`http://${host}`) && !/[\s/?#@\\]/.test(host ?? '')
}

/**
 * Whether the target is a path. Next.js responds with 500 to `*` and to invalid UTF-8 escapes, and with 500
 * or a redirect to the given host to absolute URLs (`GET http://evil.example/`).
 */
function isPath(target = ''): boolean {
  if (!target.startsWith('/')) return false
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
