import { pagePolicy } from '@/lib/variant/edge/page-policy'
import { securityHeaders, strictTransport } from '@/lib/variant/edge/security-headers'
import { speculationRulesAddress } from '@/lib/variant/edge/speculation-rules'

/**
 * A page depends on the visitor's cookie and location, so shared caches must not store it; the ETag still
 * saves bytes if it did not change. Equivalent to `private, no-cache`, but Next copies a middleware's headers
 * onto the request, where no-cache would prevent 304 responses.
 */
const oneVisitor = 'private, max-age=0, must-revalidate'

/** Pages with user input: never cached, not even on the visitor's own disk. */
const personalPages = ['/contact/result', '/search']
const isPersonal = (path: string) => personalPages.includes(path) || path.startsWith('/staff/')

type Page = {
  path: string
  isHttps: boolean
  /** As Chromium, the only browser with speculation rules, says in every request: `Sec-CH-UA-Mobile: ?1`. */
  isPhone: boolean
  /** Null for Next's development tools, which need what the policy forbids. */
  scriptSources: readonly string[] | null
}

/** The headers of a page and of its RSC response. `path` is as in the address bar, without the variant. */
export function pageHeadersFor({ path, isHttps, isPhone, scriptSources }: Page): Record<string, string> {
  return {
    'Cache-Control': isPersonal(path) ? 'no-store' : oneVisitor,
    ...securityHeaders,
    ...(!isPhone && { 'Speculation-Rules': `"${speculationRulesAddress}"` }),
    ...(isHttps && strictTransport),
    ...(scriptSources && { 'Content-Security-Policy': pagePolicy(scriptSources, isHttps) }),
  }
}
