import 'server-only'
import { assistantErrors, assistantErrorsInSpanish } from '@/content/assistant/errors'
import type { MessageRefusal } from '@/lib/assistant/http/accept-message.server'
import { encodeEvent, replyEvents } from '@/lib/assistant/http/events'
import type { Language, Reply } from '@/lib/assistant/replies/reply'
import { errorResponse, type ApiErrorBody, type ApiErrorCode } from '@/lib/server/http/errors'
import { log } from '@/lib/server/log/log.server'

/** Answers a message. `signal` is aborted when the visitor has left or pressed stop. */
export type Answering = (signal: AbortSignal) => Promise<Reply>

const failed = 'assistant: answer failed'

function wordsFor(code: ApiErrorCode, language: Language): string {
  const words: Partial<Record<ApiErrorCode, string>> = language === 'es' ? assistantErrorsInSpanish : {}
  return words[code] ?? assistantErrors[code]
}

function unavailable(language: Language): ApiErrorBody['error'] {
  const code = 'unavailable'
  return { code, message: wordsFor(code, language) }
}

/** The response to a rejected message. */
export function refuseMessage({ code, fields, retryAfterSeconds, language }: MessageRefusal): Response {
  const retryAfter =
    retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return errorResponse(
    { code, message: wordsFor(code, language ?? 'en'), ...(fields && { fields }) },
    retryAfter,
  )
}

/** How, to whom and in which language to answer. */
type Waiting = { signal: AbortSignal; language: Language }

/** Responds with JSON, or 503. */
export async function answerAtOnce(answering: Answering, { signal, language }: Waiting): Promise<Response> {
  try {
    return Response.json(await answering(signal), { headers: { 'Cache-Control': 'no-store' } })
  } catch (err) {
    if (!signal.aborted) log().error({ err }, failed)
    return errorResponse(unavailable(language))
  }
}

/**
 * Responds with server-sent events: immediately that an answer is being prepared, then the answer or an
 * error.
 */
export function answerAsEvents(answering: Answering, { signal, language }: Waiting): Response {
  const stopped = new AbortController()
  const either = AbortSignal.any([signal, stopped.signal])
  const encoder = new TextEncoder()

  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: Parameters<typeof encodeEvent>[0]) => {
        if (!either.aborted) controller.enqueue(encoder.encode(encodeEvent(event)))
      }
      send({ event: 'status', data: { state: 'thinking' } })
      try {
        replyEvents(await answering(either)).forEach(send)
      } catch (err) {
        if (!either.aborted) log().error({ err }, failed)
        send({ event: 'error', data: { success: false, error: unavailable(language) } })
      }
      // Already closed if the client has canceled.
      if (!stopped.signal.aborted) controller.close()
    },
    cancel: () => stopped.abort(),
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Turns off buffering in nginx.
      'X-Accel-Buffering': 'no',
    },
  })
}
