import 'server-only'
import { chooseVariant } from '@/lib/variant/edge/choose-variant'
import { pageHeadersFor } from '@/lib/variant/edge/page-headers'
import { pageScripts } from '@/lib/variant/edge/page-scripts.server'
import { scriptSources } from '@/lib/variant/edge/script-sources'
import { isDevelopment } from '@/lib/platform/env'
import { visitorPosition } from '@/lib/variant/place/visitor-position.server'
import { variantHeader, type Mode } from '@/lib/variant/variant'
import { modeCookie, type SettledMode } from '@/lib/variant/visitor-cookies'

/*
 * What a page response depends on. middleware.ts and the page cache (lib/server/page-cache) call only these
 * functions, so that they can't disagree (docs/decisions/0028).
 */

type Request = {
  headers: Pick<Headers, 'get'>
  cookie: (name: typeof modeCookie) => string | undefined
}

/** The variant to serve, and the mode to store in the cookie, if any. */
export function pageChoice({ headers, cookie }: Request): { variant: Mode; preset: SettledMode | null } {
  return chooseVariant(cookie(modeCookie), visitorPosition(headers))
}

/**
 * A page's headers. `path` is as in the address bar. A page without hashes gets a new nonce for each
 * response.
 */
export function headersOfPage(page: {
  variant: string
  path: string
  isHttps: boolean
  isPhone: boolean
}): Record<string, string> {
  const sources = isDevelopment ? null : scriptSources(pageScripts(), page, () => crypto.randomUUID())
  const headers = pageHeadersFor({ ...page, scriptSources: sources })
  return { ...headers, [variantHeader]: page.variant }
}
