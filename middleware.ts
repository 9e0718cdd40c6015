import { NextResponse, type NextRequest } from 'next/server'
import { chooseVariant } from '@/lib/edge/choose-variant'
import { pageHeadersFor } from '@/lib/edge/page-headers'
import { visitorPosition } from '@/lib/location/visitor-position.server'
import { encodeVariant } from '@/lib/variant'
import { cookieAttributes, modeCookie } from '@/lib/visitor-cookies'

/**
 * Serves the visitor's variant of a page under the page's own address and presets the mode cookie, so that the first
 * byte already has the right words. It is no security boundary: every route handler defends itself.
 */
export function middleware(request: NextRequest): NextResponse {
  const { variant, preset } = chooseVariant(
    { headers: request.headers, cookie: (name) => request.cookies.get(name)?.value },
    visitorPosition(request.headers),
  )
  const url = request.nextUrl.clone()
  url.pathname = `/${encodeVariant(variant)}${url.pathname}`
  const response = NextResponse.rewrite(url)
  const headers = pageHeadersFor(request.nextUrl.pathname)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  if (preset) response.cookies.set(modeCookie, preset, cookieAttributes(url.protocol === 'https:'))
  return response
}

export const config = {
  runtime: 'nodejs',
  // Everything but the build's own files, the calls, and what lies in `public`.
  matcher: '/((?!_next/|api/|pictures/|icon\\.svg$|feed\\.xml$|search-terms\\.json$).*)',
}
