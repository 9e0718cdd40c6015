import type { IncomingMessage } from 'node:http'

/**
 * Headers of requests for anything but the whole page, with conditions other than If-None-Match, or with a
 * body.
 */
const otherHeaders = new Set([
  'rsc',
  'range',
  'purpose',
  'if-match',
  'if-range',
  'if-modified-since',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
])
/** Internal headers of Next.js and hosting platforms. */
const nextHeaders = /^(?:next-|x-(?:next|middleware|invoke|matched|now-|prerender|rewrite))/
/** Excludes Next.js parameters; only allows names with simple values, as in links in e-mails and ads. */
const plainQuery = /^\?(?:(?!_rsc|nxt|__next|amp=)[\w.-]+=[\w.-]+(?:&(?=.)|$))+$/
/** Draft mode, which this site doesn't use; Next.js handles the cookie. */
const draftCookie = /__prerender_bypass|__next_/

/**
 * Whether a request is a simple request for a whole page that the page cache may answer. Everything else is
 * left to Next.js, so that the cache needs no special cases.
 */
export function isPageRequest({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!['http', 'https', undefined].includes(headers['x-forwarded-proto'] as string | undefined)) return false
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  if (query !== '' && !plainQuery.test(query)) return false
  if (draftCookie.test(headers.cookie ?? '')) return false
  return !Object.keys(headers).some((name) => otherHeaders.has(name) || nextHeaders.test(name))
}
