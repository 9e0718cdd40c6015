import 'server-only'
import { parseMessage } from '@/lib/assistant/http/message-schema'
import type { Language } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { env } from '@/lib/platform/env'
import { clientAddress } from '@/lib/platform/limits/client-address'
import type { ApiErrorCode } from '@/lib/platform/http/errors'
import { takeFromLimits, type Limit } from '@/lib/platform/limits/rate-limit.server'
import type { Body } from '@/lib/platform/http/read-body'
import { isSameOrigin } from '@/lib/platform/http/same-origin'

/** For one device, as its cookie tells it. Only valid messages count. */
const perDevice = [
  { name: 'assistant-minute', points: 10, seconds: 60 },
  { name: 'assistant-day', points: 100, seconds: 86_400 },
]
/** For an address, which a clinic's visitors or a carrier's customers share, and devices that refuse the cookie. */
const perAddress = [
  { name: 'assistant-address-minute', points: 60, seconds: 60 },
  { name: 'assistant-address-day', points: 500, seconds: 86_400 },
]
const taking = (limits: Limit[], key: string) => limits.map((limit): [Limit, string] => [limit, key])

export type MessageRefusal = {
  ok: false
  code: ApiErrorCode
  fields?: { message: string }
  retryAfterSeconds?: number
  /** The language of the message, if it could be read. */
  language?: Language
}
export type AcceptedMessage = { ok: true; message: Message } | MessageRefusal

/**
 * Validates a request's body, origin, length and rate limit, in that order. Messages are never stored or
 * logged.
 * @param device from readDevice (lib/assistant/http/device.ts); null before its first answer.
 */
export async function acceptMessage(
  headers: Headers,
  body: Body,
  device: string | null,
): Promise<AcceptedMessage> {
  const { SITE_URL, TRUSTED_PROXY_HOPS } = env()
  if (!body.ok) return body
  if (!isSameOrigin(headers, SITE_URL)) return { ok: false, code: 'foreign-origin' }
  if (body.encoding !== 'json') return { ok: false, code: 'unsupported-type' }

  const parsed = parseMessage(body.fields)
  if (!parsed.ok) {
    const code = parsed.error === 'required' ? 'missing-fields' : 'invalid-fields'
    return { ok: false, code, fields: { message: parsed.error } }
  }

  const caller = clientAddress(headers, TRUSTED_PROXY_HOPS)
  const limited = await takeFromLimits([
    ...(device === null ? [] : taking(perDevice, device)),
    ...taking(perAddress, caller),
  ])
  return limited.ok ? parsed : { ...limited, code: 'too-many-requests', language: parsed.message.language }
}
