import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { giveBackToLimit, takeFromLimit } from '@/lib/server/limits/rate-limit.server'

/** Wrong tries of one address. */
const clientLimit = { name: 'staff-passcode', points: 5, seconds: 600 }
/** Wrong tries for one request from all addresses together. */
const linkLimit = { name: 'staff-passcode-link', points: 20, seconds: 24 * 60 * 60 }

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares a typed passcode with STAFF_PASSCODE in constant time; only wrong ones count against the limits. */
export async function checkPasscode(
  typed: string,
  passcode: string,
  { client, linkId }: { client: string; linkId: string },
): Promise<'ok' | 'passcode' | 'too-many'> {
  if (!(await takeFromLimit(clientLimit, client)).ok) return 'too-many'
  if (!(await takeFromLimit(linkLimit, linkId)).ok) return 'too-many'
  if (!timingSafeEqual(hashOf(typed.trim()), hashOf(passcode))) return 'passcode'
  await Promise.all([giveBackToLimit(clientLimit, client), giveBackToLimit(linkLimit, linkId)])
  return 'ok'
}
