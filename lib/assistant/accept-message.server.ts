import 'server-only'
import { languageOf } from '@/lib/assistant/language'
import { parseMessage } from '@/lib/assistant/message-schema'
import type { Language } from '@/lib/assistant/reply'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/http/client-address'
import type { ApiErrorCode } from '@/lib/http/errors'
import { giveBackToLimit, takeFromLimit } from '@/lib/http/rate-limit.server'
import type { Body } from '@/lib/http/read-body'
import { isSameOrigin } from '@/lib/http/same-origin'

/** Messages that one address may send. Only valid ones count. */
const perMinute = { name: 'assistant-minute', points: 10, seconds: 60 }
const perDay = { name: 'assistant-day', points: 100, seconds: 86_400 }

export type MessageRefusal = {
  ok: false
  code: ApiErrorCode
  fields?: { message: string }
  retryAfterSeconds?: number
  /** Of the message, where it could be read. */
  language?: Language
}
export type AcceptedMessage = { ok: true; text: string } | MessageRefusal

/** Takes a message to the assistant: body, origin, length, limits, in this order. Nothing typed is kept or logged. */
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
  const refusal = { code: 'too-many-requests', language: languageOf(parsed.text) } as const
  const minute = await takeFromLimit(perMinute, caller)
  if (!minute.ok) return { ...minute, ...refusal }
  const day = await takeFromLimit(perDay, caller)
  if (day.ok) return parsed
  await giveBackToLimit(perMinute, caller)
  return { ...day, ...refusal }
}
