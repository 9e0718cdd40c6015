/**
 * The headers of every page and its RSC answer. A page's words depend on the visitor's cookie and place, so no shared
 * cache may keep it; the ETag still saves the bytes of a page that did not change.
 */
export const pageHeaders = {
  // Means the same as `private, no-cache`, but Next copies a middleware's headers onto the request, where the word
  // no-cache would keep it from ever answering 304.
  'Cache-Control': 'private, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Never no-referrer: with it, browsers post forms with `Origin: null` and the request would be refused.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
} as const
