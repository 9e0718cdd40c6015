import { createRequire } from 'node:module'
import { cookieAttributes, env, modeCookie, pageChoice } from '../site-code.mjs'
import { withSocket } from '../socket-of-request.mjs'
import { remembered } from './usual.mjs'

// Those by which Next reads cookies for middleware.ts, and writes its own.
const { parseCookie, stringifyCookie } = createRequire(import.meta.url)(
  'next/dist/compiled/@edge-runtime/cookies',
)

/** Next shows drafts to who has these; there are none here, but that is for Next to say. */
const draft = /__prerender_bypass|__next_/
const none = new Map()

/** @type {(sent: string) => Map<string, string> | 'draft'} */
const cookiesOf = remembered((sent) => (draft.test(sent) ? 'draft' : parseCookie(sent)))

/**
 * The variant that answers a request, by the function that middleware.ts uses; undefined where Next is to be asked.
 * @param {import('node:http').IncomingMessage} request
 */
export function choiceFor(request) {
  const { headers } = request
  const cookies = headers.cookie === undefined ? none : cookiesOf(headers.cookie)
  if (cookies === 'draft') return undefined
  const visitor = {
    headers: { get: (name) => headers[name] ?? null },
    cookie: (name) => cookies.get(name),
  }
  // To say who asks costs as much as all the rest; only there somebody wants to know.
  return env().GEO_SOURCE === 'dbip' ? withSocket(request, pageChoice, visitor) : pageChoice(visitor)
}

/** The Set-Cookie header that middleware.ts would have Next send. @param {boolean} isHttps */
export function presetCookie(preset, isHttps) {
  const { maxAge, ...attributes } = cookieAttributes(isHttps)
  const expires = new Date(Date.now() + maxAge * 1000)
  return stringifyCookie({ name: modeCookie, value: preset, ...attributes, maxAge, expires })
}
