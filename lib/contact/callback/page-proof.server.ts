import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'

/** How long the page of an opened request can be used, in milliseconds. */
const PROOF_MS = 30 * 60 * 1000

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
