import { NextResponse, type NextRequest } from 'next/server'
import { chooseVariant } from '@/lib/edge/choose-variant'
import { lowerCasePath } from '@/lib/edge/lower-case-path'
import { pageHeadersFor } from '@/lib/edge/page-headers'
import { visitorPosition } from '@/lib/location/visitor-position.server'
import { encodeVariant } from '@/lib/variant'
import { cookieAttributes, modeCookie } from '@/lib/visitor-cookies'

/** The list of pages hangs on all content, so it loads for the first address that has capital letters, not before. */
async function isPage(path: string): Promise<boolean> {
  const { labelOf } = await import('@/lib/routes')
  return labelOf(path) !== undefined
}

/**
 * Serves the visitor's variant of a page under the page's own address and presets the mode cookie, so that the first
 * byte already has the right words. It is no security boundary: every route handler defends itself.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl.clone()
  const lower = await lowerCasePath(url.pathname, isPage)
  if (lower) {
    url.pathname = lower
    return NextResponse.redirect(url, 308)
  }
  const { variant, preset } = chooseVariant(
    { headers: request.headers, cookie: (name) => request.cookies.get(name)?.value },
    visitorPosition(request.headers),
  )
  url.pathname = `/${encodeVariant(variant)}${url.pathname}`
  const response = NextResponse.rewrite(url)
  const headers = pageHeadersFor(request.nextUrl.pathname)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  if (preset) response.cookies.set(modeCookie, preset, cookieAttributes(url.protocol === 'https:'))
  return response
}

export const config = {
  runtime: 'nodejs',
  // Everything but the build's own files, the calls, and the files that are there: a test compares them with this list.
  // Any other name of a file comes here, too, and gets the 404 page with a page's headers.
  matcher:
    '/((?!_next/|api/|pictures/|icons/|(?:apple-touch-icon\\.png|favicon\\.ico|feed\\.json|feed\\.xml|healthz|icon\\.svg|llms\\.txt|manifest\\.webmanifest|readyz|robots\\.txt|search-terms\\.json|(?:\\.well-known/)?security\\.txt|sitemap\\.xml)$).*)',
}
