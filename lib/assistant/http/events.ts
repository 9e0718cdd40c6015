import type { Reply } from '@/lib/assistant/replies/reply'
import type { ApiErrorBody } from '@/lib/server/http/errors'
import { partsOf } from '@/lib/text/language/sentences'

/** The server-sent events of POST /api/ai-assistant, in order; `error` replaces the last two. */
export type AssistantEvent =
  | { event: 'status'; data: { state: 'thinking' } }
  | { event: 'part'; data: { text: string } }
  | { event: 'done'; data: Reply }
  | { event: 'error'; data: ApiErrorBody }

/** Serializes an event. JSON contains no raw line breaks, so the data is always one line. */
export function encodeEvent({ event, data }: AssistantEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** The events of a finished answer: one part per sentence, then the whole answer. */
export function replyEvents(reply: Reply): AssistantEvent[] {
  return [
    ...partsOf(reply.message).map((text) => ({ event: 'part', data: { text } }) as const),
    { event: 'done', data: reply },
  ]
}
