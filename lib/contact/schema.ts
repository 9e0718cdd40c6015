import { z } from 'zod'
import { conditionLabels } from '@/content/contact-form'
import { FEWEST_DIGITS } from '@/lib/contact/phone-number'
import { digitsOf } from '@/lib/contact/plain-digits'
import {
  characterCount,
  hasControlCharacter,
  hasVisibleText,
  normalizeLines,
  trimLine,
  withoutFormatMarks,
} from '@/lib/contact/typed-text'

/** The most characters each field may hold, after trimming. */
export const fieldLimits = { firstName: 100, lastName: 100, email: 254, phone: 32, message: 2000 } as const

export type FieldErrorCode = 'required' | 'too-long' | 'invalid'

// An error's message is its code; the sentences are in content/contact-field-errors.ts.
const code = (value: FieldErrorCode) => value

const typed = z
  .string({ error: ({ input }) => (input === undefined ? code('required') : code('invalid')) })
  // Half a surrogate pair cannot be written as UTF-8.
  .transform((text) => text.replace(/\p{Cs}/gu, '\uFFFD'))

/** A required line. `clean` may change the text before it is checked and stored. */
function line(limit: number, clean: (text: string) => string = (text) => text) {
  return typed
    .transform((text) => clean(trimLine(text)))
    .refine(hasVisibleText, { error: code('required'), abort: true })
    .refine((text) => characterCount(text) <= limit, { error: code('too-long'), abort: true })
    .refine((text) => !hasControlCharacter(text), { error: code('invalid'), abort: true })
}

// One address: something@something.something, in any script.
const emailShape = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/u

const conditions = Object.keys(conditionLabels) as (keyof typeof conditionLabels)[]

const schema = z.object({
  firstName: line(fieldLimits.firstName),
  lastName: line(fieldLimits.lastName),
  email: line(fieldLimits.email, withoutFormatMarks).refine((text) => emailShape.test(text), {
    error: code('invalid'),
  }),
  // Digits enough to call, and any words with them ('after 5', 'or my son's'): the staff read it.
  phone: line(fieldLimits.phone, withoutFormatMarks).refine(
    (text) => digitsOf(text).length >= FEWEST_DIGITS,
    { error: code('invalid') },
  ),
  condition: z.enum(['', ...conditions], { error: code('invalid') }).default(''),
  message: typed
    .transform((text) => normalizeLines(text))
    .refine((text) => text === '' || hasVisibleText(text), { error: code('invalid'), abort: true })
    .refine((text) => characterCount(text) <= fieldLimits.message, { error: code('too-long') })
    .default(''),
})

/** An appointment request as stored: trimmed, within the limits, one condition or '' (spec 3 and 5). */
export type AppointmentRequest = z.output<typeof schema>
export type FieldName = keyof AppointmentRequest
export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>

export const fieldNames = Object.keys(schema.shape) as FieldName[]

/**
 * Checks the six fields of an appointment request; other keys are ignored. Lenient on purpose: a real patient's
 * name, phone or address is never turned away for its form (spec 5).
 * @returns the request, or the first thing wrong with each field.
 */
export function parseRequest(
  fields: Record<string, unknown>,
): { ok: true; request: AppointmentRequest } | { ok: false; fields: FieldErrors } {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, request: result.data }
  const errors = result.error.issues.map((issue) => [issue.path[0], issue.message])
  return { ok: false, fields: Object.fromEntries(errors) }
}

/** Reads back a request that was stored, whose fields were checked when it came. */
export function parseStoredRequest(text: string): AppointmentRequest {
  return schema.parse(JSON.parse(text))
}
