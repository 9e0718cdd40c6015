import { z } from 'zod'
import { MESSAGE_LIMIT } from '@/lib/assistant/http/message-limit'
import { readMessage, type Message } from '@/lib/assistant/understanding/message'
import { characterCount, hasVisibleText, normalizeLines } from '@/lib/text/typed-text'

export type MessageErrorCode = 'required' | 'too-long' | 'invalid'

// Error messages are error codes, as in lib/contact/request/schema.ts.
const code = (value: MessageErrorCode) => value

const schema = z.object({
  message: z
    .string({ error: ({ input }) => (input === undefined ? code('required') : code('invalid')) })
    // A lone surrogate can't be encoded as UTF-8.
    .transform((text) => normalizeLines(text.replace(/\p{Cs}/gu, '\uFFFD')))
    .refine(hasVisibleText, { error: code('required'), abort: true })
    .refine((text) => characterCount(text) <= MESSAGE_LIMIT, { error: code('too-long') }),
  /** The subject of the answer before it, if any. */
  about: z
    .string()
    .regex(/^[a-z-]{1,50}$/)
    .optional()
    .catch(undefined),
})

export type ParsedMessage = { ok: true; message: Message } | { ok: false; error: MessageErrorCode }

/** Parses the {message, about} of an assistant request. Ignores other fields. */
export function parseMessage(fields: Record<string, unknown>): ParsedMessage {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, message: readMessage(result.data.message, result.data.about) }
  return { ok: false, error: result.error.issues[0]?.message as MessageErrorCode }
}
