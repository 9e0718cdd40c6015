import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { readToken } from '@/lib/contact/store/link-token.server'
import { findStored, type StoredRequest } from '@/lib/contact/store/stored-requests.server'
import { giveBackToLimit, takeFromLimit } from '@/lib/platform/limits/rate-limit.server'

/** How long a link works after its request was received, in milliseconds. */
const LINK_MS = 7 * 24 * 60 * 60 * 1000
/** How long the page of an opened request can be used, in milliseconds. */
const PROOF_MS = 30 * 60 * 1000

const day = 24 * 60 * 60

/**
 * Whether a post may come from the staff's own page. Its pages send no referrer, so browsers post its forms with
 * `Origin: null`; Sec-Fetch-Site tells them from other websites. Browsers that don't send it must not name another
 * origin: what a post needs besides, the token and the proof in the page, no other website knows.
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

export type LinkedRequest = StoredRequest & { link_id: string }

/**
 * The request that a link's token belongs to.
 * @returns null if the token is forged, expired or revoked, or the request was erased, without saying which.
 */
export async function findLinked(
  { db, ring }: ContactStore,
  token: string,
  now: number,
): Promise<LinkedRequest | null> {
  const linkId = readToken(ring, token)
  const stored = linkId === null ? undefined : await findStored(db, linkId, 'link_id')
  if (!linkId || !stored || stored.erased_at !== null || stored.received_at <= now - LINK_MS) return null
  return { ...stored, link_id: linkId }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

type Checked = { ok: true } | { ok: false; retryAfterSeconds?: number }

/**
 * Compares a typed passcode with STAFF_PASSCODE in constant time. Only wrong ones count: 5 of one address in 10 minutes,
 * and in a day 20 for one link and, because the passcode is the same for all, 100 for all links together.
 * @returns `retryAfterSeconds` if there were too many; otherwise the passcode is wrong.
 */
export async function checkPasscode(
  typed: string,
  passcode: string,
  { client, linkId }: { client: string; linkId: string },
): Promise<Checked> {
  const limits = [
    [{ name: 'staff-passcode', points: 5, seconds: 600 }, client],
    [{ name: 'staff-passcode-link', points: 20, seconds: day }, linkId],
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

const mac = (secret: Buffer, linkId: string, until: string) =>
  createHmac('sha256', secret).update(`opened ${linkId} ${until}`).digest()

/**
 * Shows that a page was made for someone who opened this request: a hidden field in its forms, instead of a cookie.
 * It works for half an hour, for this request only.
 */
export function pageProof(ring: KeyRing, linkId: string, now: number): string {
  const until = String(now + PROOF_MS)
  return `${until}.${mac(ring[0].linkSecret, linkId, until).toString('base64url')}`
}

/** Whether `pageProof` made this for the request, at most half an hour ago. */
export function isPageProof(ring: KeyRing, linkId: string, proof: string, now: number): boolean {
  const [until = '', signature = ''] = proof.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now) return false
  const given = Buffer.from(signature, 'base64url')
  return ring.some(({ linkSecret }) => {
    const expected = mac(linkSecret, linkId, until)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
