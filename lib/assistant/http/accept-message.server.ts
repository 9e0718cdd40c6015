import 'server-only'
import { parseMessage } from '@/lib/assistant/http/message-schema'
import type { Language } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { env } from '@/lib/platform/env'
import { clientAddress } from '@/lib/platform/limits/client-address'
import type { ApiErrorCode } from '@/lib/platform/http/errors'
import { giveBackToLimit, takeFromLimit } from '@/lib/platform/limits/rate-limit.server'
import type { Body } from '@/lib/platform/http/read-body'
import { isSameOrigin } from '@/lib/platform/http/same-origin'

/** Rate limit per address. Only valid messages count. */
const perMinute = { name: 'assistant-minute', points: 10, seconds: 60 }
const perDay = { name: 'assistant-day', points: 100, seconds: 86_400 }

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
 */
export async function acceptMessage(headers: Headers, body: Body): Promise<AcceptedMessage> {
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
  const refusal = { code: 'too-many-requests', language: parsed.message.language } as const
  const minute = await takeFromLimit(perMinute, caller)
  if (!minute.ok) return { ...minute, ...refusal }
  const day = await takeFromLimit(perDay, caller)
  if (day.ok) return parsed
  await giveBackToLimit(perMinute, caller)
  return { ...day, ...refusal }
}
