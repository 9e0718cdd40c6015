import { NextResponse, type NextRequest } from 'next/server'
import { requestErrors } from '@/content/en/ui/site/request-errors'
import { lowerCasePath } from '@/lib/variant/edge/lower-case-path'
import { headersOfPage, pageChoice } from '@/lib/variant/edge/page-choice.server'
import { securityHeaders } from '@/lib/variant/edge/security-headers'
import { errorStatus, type ApiErrorBody } from '@/lib/platform/http/errors'
import { cookieAttributes, modeCookie } from '@/lib/variant/visitor-cookies'

/** Loaded lazily, only for URLs with uppercase letters, because the list of pages depends on all content. */
async function isPage(path: string): Promise<boolean> {
  const { labelOf } = await import('@/lib/site/routes')
  return labelOf(path) !== undefined
}

/** Pages are read-only: Next would treat a POST as a server action and log parts of its body. */
const pageMethods = ['GET', 'HEAD']

/**
 * Serves the visitor's variant under the page's own URL and presets the mode cookie, so that the first byte
 * already has the right text. It is not a security boundary: every route handler protects itself. With `npm
 * start`, most pages are answered by the page cache in front of it, using the same functions
 * (docs/decisions/0028).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (!pageMethods.includes(request.method)) return refuseMethod()
  const url = request.nextUrl.clone()
  const lower = await lowerCasePath(url.pathname, isPage)
  if (lower) {
    url.pathname = lower
    return NextResponse.redirect(url, 308)
  }
  if (request.nextUrl.pathname.startsWith('/staff/')) return staffPage(request)
  const { variant, preset } = pageChoice({
    headers: request.headers,
    cookie: (name) => request.cookies.get(name)?.value,
  })
  const { pathname: path, protocol } = request.nextUrl
  const isPhone = request.headers.get('sec-ch-ua-mobile') === '?1'
  const headers = headersOfPage({ variant, path, isHttps: protocol === 'https:', isPhone })
  url.pathname = `/${variant}${url.pathname}`
  const response = NextResponse.rewrite(url, { request: { headers: withPolicy(request.headers, headers) } })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  if (preset) response.cookies.set(modeCookie, preset, cookieAttributes(url.protocol === 'https:'))
  return response
}

/** The staff's pages have no variant. Like the others, they get a nonce; lib/server/next-config.ts adds no-referrer. */
function staffPage(request: NextRequest): NextResponse {
  const { pathname: path, protocol } = request.nextUrl
  const isHttps = protocol === 'https:'
  const sent = headersOfPage({ variant: 'unknown', path, isHttps, isPhone: true })
  const response = NextResponse.next({ request: { headers: withPolicy(request.headers, sent) } })
  for (const name of ['Cache-Control', 'Content-Security-Policy'])
    response.headers.set(name, sent[name] ?? '')
  return response
}

function refuseMethod(): NextResponse {
  const error = { code: 'method-not-allowed', message: requestErrors['method-not-allowed'] } as const
  return NextResponse.json({ success: false, error } satisfies ApiErrorBody, {
    status: errorStatus[error.code],
    headers: { ...securityHeaders, 'Cache-Control': 'no-store', Allow: pageMethods.join(', ') },
  })
}

/** Next takes the nonce from the request's policy, which must be ours and not one the visitor sent. */
function withPolicy(sent: Headers, own: Record<string, string>): Headers {
  const headers = new Headers(sent)
  headers.set('Content-Security-Policy', own['Content-Security-Policy'] ?? '')
  headers.delete('Content-Security-Policy-Report-Only')
  return headers
}

export const config = {
  runtime: 'nodejs',
  // Everything but build files, API calls, the staff's presses and existing static files, which a test compares with this list.
  // Other file names also reach the middleware and get the 404 page with page headers.
  matcher:
    '/((?!_next/|api/|staff/[^/]+/press$|pictures/|icons/|forms/|videos/|(?:apple-touch-icon\\.png|favicon\\.ico|feed\\.json|feed\\.xml|healthz|icon\\.svg|llms\\.txt|manifest\\.webmanifest|offline-worker\\.js|readyz|robots\\.txt|search-terms\\.json|(?:\\.well-known/)?security\\.txt|sitemap\\.xml|speculation-rules\\.json)$).*)',
}
