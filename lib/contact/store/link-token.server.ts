import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'

const ID_BYTES = 16
const MAC_BYTES = 16

/** What a link refers to instead of the reference: random, so that it says nothing about the request. */
export const newLinkId = () => randomBytes(ID_BYTES).toString('base64url')

const mac = (secret: Buffer, id: Buffer) =>
  createHmac('sha256', secret).update(id).digest().subarray(0, MAC_BYTES)

/**
 * The address of the staff's link to a request, with its ID, signed: knowing the database isn't enough to make one. It is
 * signed with the key that encrypts the request, so that a new key doesn't change an e-mail that is sent again.
 * @param site the site's origin; undefined if links are off.
 */
export function linkAddress(
  site: string | undefined,
  ring: KeyRing,
  { link_id: linkId, key_id: keyId }: { link_id: string | null; key_id: string },
): string | undefined {
  if (!site || !linkId) return undefined
  const id = Buffer.from(linkId, 'base64url')
  const { linkSecret } = ring.find((key) => key.id === keyId) ?? ring[0]
  return `${site}/staff/${Buffer.concat([id, mac(linkSecret, id)]).toString('base64url')}`
}

/** The shape of every token, checked before anything is looked up. */
export const isTokenShape = (token: string) => /^[\w-]{43}$/.test(token)

/**
 * The link ID in a token.
 * @returns null unless one of the ring's keys signed it.
 */
export function readToken(ring: KeyRing, token: string): string | null {
  if (!isTokenShape(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, ID_BYTES)
  const signature = bytes.subarray(ID_BYTES)
  const isSigned = ring.some(({ linkSecret }) => timingSafeEqual(mac(linkSecret, id), signature))
  return isSigned ? id.toString('base64url') : null
}
