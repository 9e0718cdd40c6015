import type { AppointmentRequest } from '@/lib/contact/request/schema'
import { unknownClient } from '@/lib/platform/limits/client-address'

/** The same content within this time is the same request, such as a double-click without JavaScript or a reload. */
export const SAME_CONTENT_MS = 10 * 60 * 1000
/** How long a client's `Idempotency-Key` is remembered. */
export const CLIENT_KEY_MS = 24 * 60 * 60 * 1000
/** Shorter keys could be guessed. 16 hexadecimal digits are 64 bits. */
const SHORTEST_UNGUESSABLE = 16

export type Sender = {
  /** The client's `Idempotency-Key`, if it sent one. */
  clientKey?: string | undefined
  /** The client as counted by rate limits; see `clientAddress`. */
  client?: string | undefined
}

/**
 * The names by which repeats of a request are recognized, stored as HMACs. Never the content alone: a stranger
 * who guesses what somebody wrote could confirm it from our response. For the same reason, a short key only counts
 * together with its client.
 */
export function repeatNames(
  request: AppointmentRequest,
  { clientKey, client }: Sender,
): { byKey: string | undefined; byClient: string | undefined } {
  const known = client === unknownClient ? undefined : client
  const isUnguessable = clientKey !== undefined && clientKey.length >= SHORTEST_UNGUESSABLE
  const shortKey = clientKey && known && `Idempotency-Key of ${known}: ${clientKey}`
  return {
    byKey: isUnguessable ? `Idempotency-Key ${clientKey}` : shortKey,
    byClient: known && `content of ${known}: ${JSON.stringify(request)}`,
  }
}
