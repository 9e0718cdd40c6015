import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifyCookie } from '@edge-runtime/cookies'
import { pageChoice } from '@/lib/variant/edge/page-choice.server'
import { withClientSocket } from '@/lib/server/node/client-socket'
import { cookieAttributes, modeCookie, type SettledMode } from '@/lib/variant/visitor-cookies'

/**
 * The variant to serve and the mode to store in the cookie, chosen by the same function as in middleware.ts.
 */
export function choosePage(request: IncomingMessage): ReturnType<typeof pageChoice> {
  const { headers } = request
  const cookies = parseCookie(headers.cookie ?? '')
  return withClientSocket(request, () =>
    pageChoice({
      headers: { get: (name) => headers[name]?.toString() ?? null },
      cookie: (name) => cookies.get(name),
    }),
  )
}

/** The same Set-Cookie header as middleware.ts would send. */
export function modeCookieHeader(mode: SettledMode, isHttps: boolean): string {
  const { maxAge, ...attributes } = cookieAttributes(isHttps)
  const expires = new Date(Date.now() + maxAge * 1000)
  return stringifyCookie({ name: modeCookie, value: mode, ...attributes, maxAge, expires })
}
