import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { lastRevoked } from '@/lib/contact/store/access-log.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { isLinkAlive, readToken } from '@/lib/contact/store/link-token.server'
import { giveBackToLimit, takeFromLimit } from '@/lib/platform/limits/rate-limit.server'

/** The cookie of someone who typed the passcode. */
export const SESSION_COOKIE = 'staff'
/** How long it is good for, in seconds: a working day. */
export const SESSION_SECONDS = 12 * 60 * 60

const day = 24 * 60 * 60

/**
 * Whether a post may come from the staff's own page. Its pages send no referrer, so browsers post its forms with
 * `Origin: null`; Sec-Fetch-Site tells them from other websites. Browsers that don't send it must not name another
 * origin: the cookie that a post needs isn't sent with posts from other websites.
 * @param siteUrl SITE_URL.
 */
export function isFromStaffPage(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || origin === 'null') return true
  const host = headers.get('host')
  return [siteUrl, `https://${host}`, `http://${host}`].some((url) => URL.parse(url)?.origin === origin)
}

/** Whether a link's token is ours and works now, without saying why not: forged, expired or revoked. */
export async function isLink({ db, ring }: ContactStore, token: string, now: number): Promise<boolean> {
  const made = readToken(ring, token)
  return made !== null && isLinkAlive(made, now) && made > (await lastRevoked(db))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

type Checked = { ok: true } | { ok: false; retryAfterSeconds?: number }

/**
 * Compares a typed passcode with STAFF_PASSCODE in constant time. Only wrong ones count: 5 of one address in 10 minutes,
 * and, because the passcode is the same for all links, 100 in a day over all of them.
 * @returns `retryAfterSeconds` if there were too many; otherwise the passcode is wrong.
 */
export async function checkPasscode(typed: string, passcode: string, client: string): Promise<Checked> {
  const limits = [
    [{ name: 'staff-passcode', points: 5, seconds: 600 }, client],
    [{ name: 'staff-passcode-all', points: 100, seconds: day }, 'all'],
  ] as const
  const giveBack = (count: number) =>
    Promise.all(limits.slice(0, count).map(([limit, key]) => giveBackToLimit(limit, key)))
  for (const [index, [limit, key]] of limits.entries()) {
    const taken = await takeFromLimit(limit, key)
    if (taken.ok) continue
    await giveBack(index)
    return taken
  }
  if (!timingSafeEqual(hashOf(typed.trim()), hashOf(passcode))) return { ok: false }
  await giveBack(limits.length)
  return { ok: true }
}

const sessionSchema = z.object({ name: z.string(), since: z.number() })
/** Someone who typed the passcode: the first name they gave, and when. */
export type Session = z.output<typeof sessionSchema>

// With the passcode, so that another one ends all sessions.
const mac = (secret: Buffer, payload: string, passcode: string) =>
  createHmac('sha256', secret).update(`session ${payload} `).update(hashOf(passcode)).digest()

/** The cookie's value for someone who just typed the passcode. */
export function newSession(ring: KeyRing, passcode: string, session: Session): string {
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${payload}.${mac(ring[0].linkSecret, payload, passcode).toString('base64url')}`
}

/**
 * Who sent this cookie.
 * @returns null if it isn't ours, is older than a working day, or links have been revoked since.
 */
export async function readSession(
  { db, ring }: ContactStore,
  passcode: string,
  cookie: string,
  now: number,
): Promise<Session | null> {
  const [payload = '', signature = ''] = cookie.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isSigned = ring.some(({ linkSecret }) => {
    const expected = mac(linkSecret, payload, passcode)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isSigned) return null
  const session = sessionSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const isCurrent = session.since > now - SESSION_SECONDS * 1000 && session.since > (await lastRevoked(db))
  return isCurrent ? session : null
}
