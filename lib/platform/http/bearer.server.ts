import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether a call carries this secret as its Bearer token, compared in constant time. */
export function hasBearer(headers: Headers, secret: string): boolean {
  return timingSafeEqual(hashOf(headers.get('authorization') ?? ''), hashOf(`Bearer ${secret}`))
}
