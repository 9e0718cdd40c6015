import { z } from 'zod'
import { MESSAGE_LIMIT } from '@/lib/assistant/message-limit'
import { characterCount, hasVisibleText, normalizeLines } from '@/lib/contact/typed-text'

export type MessageErrorCode = 'required' | 'too-long' | 'invalid'

// An error's message is its code, as in lib/contact/schema.ts.
const code = (value: MessageErrorCode) => value

const schema = z.object({
  message: z
    .string({ error: ({ input }) => (input === undefined ? code('required') : code('invalid')) })
    // Half a surrogate pair cannot be written as UTF-8.
    .transform((text) => normalizeLines(text.replace(/\p{Cs}/gu, '\uFFFD')))
    .refine(hasVisibleText, { error: code('required'), abort: true })
    .refine((text) => characterCount(text) <= MESSAGE_LIMIT, { error: code('too-long') }),
})

export type ParsedMessage = { ok: true; text: string } | { ok: false; error: MessageErrorCode }

/** Reads {message} of a call to the assistant. Other fields are ignored: a client chooses nothing but its question. */
export function parseMessage(fields: Record<string, unknown>): ParsedMessage {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, text: result.data.message }
  return { ok: false, error: result.error.issues[0]?.message as MessageErrorCode }
}
