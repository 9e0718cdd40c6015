import { NextResponse, type NextRequest } from 'next/server'
import { doorErrors } from '@/content/door-errors'
import { lowerCasePath } from '@/lib/edge/lower-case-path'
import { headersOfPage, pageChoice } from '@/lib/edge/page-choice.server'
import { securityHeaders } from '@/lib/edge/security-headers'
import { errorStatus, type ApiErrorBody } from '@/lib/http/errors'
import { cookieAttributes, modeCookie } from '@/lib/visitor-cookies'

/** The list of pages hangs on all content, so it loads for the first address that has capital letters, not before. */
async function isPage(path: string): Promise<boolean> {
  const { labelOf } = await import('@/lib/routes')
  return labelOf(path) !== undefined
}

/** Pages are only read: Next would take a POST for a server action, and write of what it sends into the log. */
const pageMethods = ['GET', 'HEAD']

/**
 * Serves the visitor's variant of a page under the page's own address and presets the mode cookie, so that the first
 * byte already has the right words. It is no security boundary: every route handler defends itself. Where `npm start`
 * serves the site, most pages are answered in front of it, by the same functions (docs/decisions/0028).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!pageMethods.includes(request.method)) return refuseMethod()
  const url = request.nextUrl.clone()
  const lower = await lowerCasePath(url.pathname, isPage)
  if (lower) {
    url.pathname = lower
    return NextResponse.redirect(url, 308)
  }
  const { segment, preset } = pageChoice({
    headers: request.headers,
    cookie: (name) => request.cookies.get(name)?.value,
  })
  const { pathname: path, protocol } = request.nextUrl
  const headers = headersOfPage({ segment, path, isHttps: protocol === 'https:' })
  url.pathname = `/${segment}${url.pathname}`
  const response = NextResponse.rewrite(url, { request: { headers: withPolicy(request.headers, headers) } })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  if (preset) response.cookies.set(modeCookie, preset, cookieAttributes(url.protocol === 'https:'))
  return response
}

function refuseMethod(): NextResponse {
  const error = { code: 'method-not-allowed', message: doorErrors['method-not-allowed'] } as const
  return NextResponse.json({ success: false, error } satisfies ApiErrorBody, {
    status: errorStatus[error.code],
    headers: { ...securityHeaders, 'Cache-Control': 'no-store', Allow: pageMethods.join(', ') },
  })
}

/** Next takes the nonce from the request's policy, which has to be ours and never one that the visitor sent. */
function withPolicy(sent: Headers, own: Record<string, string>): Headers {
  const headers = new Headers(sent)
  headers.set('Content-Security-Policy', own['Content-Security-Policy'] ?? '')
  headers.delete('Content-Security-Policy-Report-Only')
  return headers
}

export const config = {
  runtime: 'nodejs',
  // Everything but the build's own files, the calls, and the files that are there: a test compares them with this list.
  // Any other name of a file comes here, too, and gets the 404 page with a page's headers.
  matcher:
    '/((?!_next/|api/|pictures/|icons/|forms/|videos/|(?:apple-touch-icon\\.png|favicon\\.ico|feed\\.json|feed\\.xml|healthz|icon\\.svg|llms\\.txt|manifest\\.webmanifest|offline-worker\\.js|readyz|robots\\.txt|search-terms\\.json|(?:\\.well-known/)?security\\.txt|sitemap\\.xml|speculation-rules\\.json)$).*)',
}
