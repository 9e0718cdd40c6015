/**
 * next-themes adds this style sheet while the theme changes, so that colors do not fade one after the other. A test
 * holds the hash against the package.
 */
const themeChangeStyle = "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='"

/**
 * The Content-Security-Policy of one page: nothing from elsewhere, and of scripts in the page only the named ones.
 * @param scriptSources the page's own, such as `'sha256-…'` or `'nonce-…'`: see lib/edge/script-sources.ts.
 */
export function pagePolicy(scriptSources: readonly string[], isHttps: boolean): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    `style-src 'self' ${themeChangeStyle}`,
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
