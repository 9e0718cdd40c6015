import { pagePolicy } from '@/lib/edge/page-policy'
import { securityHeaders, strictTransport } from '@/lib/edge/security-headers'
import { speculationRulesAddress } from '@/lib/speculation-rules'
import type { Device } from '@/lib/variant'

/**
 * A page's words depend on the visitor's cookie and place, so no shared cache may keep it; the ETag still saves the
 * bytes of a page that did not change. Means the same as `private, no-cache`, but Next copies a middleware's headers
 * onto the request, where the word no-cache would keep it from ever answering 304.
 */
const oneVisitor = 'private, max-age=0, must-revalidate'

/** Pages that show what a person typed: no cache keeps them, not even the one on the person's own disk. */
const personalPages = ['/contact/result']

type Page = {
  path: string
  /** Null for a page that belongs to no variant. */
  device: Device | null
  isHttps: boolean
  /** Null where Next's development tools need what a policy forbids. */
  scriptSources: readonly string[] | null
}

/** The headers of a page, and of its RSC answer. `path` is as in the address bar, without the variant. */
export function pageHeadersFor({ path, device, isHttps, scriptSources }: Page): Record<string, string> {
  return {
    'Cache-Control': personalPages.includes(path) ? 'no-store' : oneVisitor,
    ...securityHeaders,
    ...(device === 'desktop' && { 'Speculation-Rules': `"${speculationRulesAddress}"` }),
    ...(isHttps && strictTransport),
    ...(scriptSources && { 'Content-Security-Policy': pagePolicy(scriptSources, isHttps) }),
  }
}
