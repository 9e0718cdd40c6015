/**
 * A page's words depend on the visitor's cookie and place, so no shared cache may keep it; the ETag still saves the
 * bytes of a page that did not change.
 */
const pageHeaders = {
  // Means the same as `private, no-cache`, but Next copies a middleware's headers onto the request, where the word
  // no-cache would keep it from ever answering 304.
  'Cache-Control': 'private, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Never no-referrer: with it, browsers post forms with `Origin: null` and the request would be refused.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
}

/** Pages that show what a person typed: no cache keeps them, not even the one on the person's own disk. */
const personalPages = ['/contact/result']

/** The headers of the page at a path, and of its RSC answer. */
export function pageHeadersFor(path: string): Readonly<Record<string, string>> {
  return personalPages.includes(path) ? { ...pageHeaders, 'Cache-Control': 'no-store' } : pageHeaders
}
