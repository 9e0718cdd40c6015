import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { momentAt, nextOpenDay, officeTime } from '@/lib/contact/request/office-hours'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'

const TIME_BYTES = 6
const MAC_BYTES = 16

const mac = (secret: Buffer, time: Buffer) =>
  createHmac('sha256', secret).update('list').update(time).digest().subarray(0, MAC_BYTES)

/**
 * The address of the staff's list, signed: knowing the database isn't enough to make one. Always the same for the same
 * time and key, so that an e-mail that is sent again doesn't change.
 * @param site the site's origin; undefined if links are off.
 * @param made when the link begins to work, in milliseconds: see `isLinkAlive`.
 * @param keyId the key that signs it, if not the first.
 */
export function linkAddress(
  site: string | undefined,
  ring: KeyRing,
  made: number,
  keyId?: string,
): string | undefined {
  if (!site) return undefined
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(made, 0, TIME_BYTES)
  const { linkSecret } = ring.find((key) => key.id === keyId) ?? ring[0]
  return `${site}/staff/${Buffer.concat([time, mac(linkSecret, time)]).toString('base64url')}`
}

/** The shape of every token, checked before anything is looked up. */
export const isTokenShape = (token: string) => /^[\w-]{30}$/.test(token)

/**
 * When the link with this token was made.
 * @returns null unless one of the ring's keys signed it.
 */
export function readToken(ring: KeyRing, token: string): number | null {
  if (!isTokenShape(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const time = bytes.subarray(0, TIME_BYTES)
  const signature = bytes.subarray(TIME_BYTES)
  const isSigned = ring.some(({ linkSecret }) => timingSafeEqual(mac(linkSecret, time), signature))
  return isSigned ? time.readUIntBE(0, TIME_BYTES) : null
}

/** Whether a link still works: until the end of the next working day after the one on which it was made. */
export function isLinkAlive(made: number, now: number): boolean {
  const day = nextOpenDay(officeTime(new Date(made)).day + 1)
  return now < momentAt({ day: day + 1, minute: 0 }).getTime()
}
