import 'server-only'
import { chooseVariant } from '@/lib/edge/choose-variant'
import { pageHeadersFor } from '@/lib/edge/page-headers'
import { pageScripts } from '@/lib/edge/page-scripts.server'
import { scriptSources } from '@/lib/edge/script-sources'
import { isDevelopment } from '@/lib/env'
import { visitorPosition } from '@/lib/location/visitor-position.server'
import { encodeVariant, parseVariant, variantHeader } from '@/lib/variant'
import type { SettledMode } from '@/lib/visitor-cookies'

/*
 * What a page's answer depends on. middleware.ts and the production front (scripts/lib/front) both call these and nothing
 * else, so that the two cannot differ (docs/decisions/0028).
 */

/** The variant's path segment that answers a request, and the mode to put into the cookie, if there is one to put there. */
export function pageChoice(request: Parameters<typeof chooseVariant>[0]): {
  segment: string
  preset: SettledMode | null
} {
  const { variant, preset } = chooseVariant(request, visitorPosition(request.headers))
  return { segment: encodeVariant(variant), preset }
}

/** The headers of a page. `path` is as in the address bar; a page without hashes of its own gets a new nonce each time. */
export function headersOfPage(page: {
  segment: string
  path: string
  isHttps: boolean
}): Record<string, string> {
  const sources = isDevelopment ? null : scriptSources(pageScripts(), page, () => crypto.randomUUID())
  const device = parseVariant(page.segment)?.device ?? null
  const headers = pageHeadersFor({ path: page.path, device, isHttps: page.isHttps, scriptSources: sources })
  return { ...headers, [variantHeader]: page.segment }
}
