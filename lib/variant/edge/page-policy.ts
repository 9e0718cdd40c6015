/**
 * A page's Content-Security-Policy: nothing from other sites, and only the listed inline scripts.
 * @param scriptSources the page's own, such as `'sha256-…'` or `'nonce-…'`: see
 * lib/variant/edge/script-sources.ts.
 */
export function pagePolicy(scriptSources: readonly string[], isHttps: boolean): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
