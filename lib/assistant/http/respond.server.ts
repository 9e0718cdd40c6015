import 'server-only'
import { assistantErrors, assistantErrorsInSpanish, waitIn } from '@/content/assistant/errors'
import { answer } from '@/lib/assistant/answer.server'
import type { MessageRefusal } from '@/lib/assistant/http/accept-message.server'
import type { Language } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { errorResponse, type ApiErrorCode } from '@/lib/platform/http/errors'
import { log } from '@/lib/platform/log/log.server'
import type { Mode } from '@/lib/variant/variant'

function wordsFor(code: ApiErrorCode, language: Language): string {
  const words: Partial<Record<ApiErrorCode, string>> = language === 'es' ? assistantErrorsInSpanish : {}
  return words[code] ?? assistantErrors[code]
}

/** The response to a rejected message. */
export function refuseMessage({ code, fields, retryAfterSeconds, language }: MessageRefusal): Response {
  const retryAfter =
    retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  const words = wordsFor(code, language ?? 'en')
  const message = words.replace('{wait}', waitIn(language ?? 'en', retryAfterSeconds ?? 60))
  return errorResponse({ code, message, ...(fields && { fields }) }, retryAfter)
}

/**
 * Answers a message with JSON, or 503.
 * @param signal is aborted when the visitor has left or pressed stop
 */
export async function respond(message: Message, mode: Mode, signal: AbortSignal): Promise<Response> {
  try {
    return Response.json(await answer(message, mode, signal), { headers: { 'Cache-Control': 'no-store' } })
  } catch (err) {
    if (!signal.aborted) log().error({ err }, 'assistant: answer failed')
    return errorResponse({ code: 'unavailable', message: wordsFor('unavailable', message.language) })
  }
}
