import { z } from 'zod'
import { bestTimeLabels, conditionLabels, languageLabels } from '@/content/en/ui/contact/form'
import { FEWEST_DIGITS } from '@/lib/contact/request/phone-number'
import { digitsOf } from '@/lib/text/plain-digits'
import {
  characterCount,
  hasControlCharacter,
  hasVisibleText,
  normalizeLines,
  trimLine,
  withoutFormatMarks,
} from '@/lib/text/typed-text'
import { adviceKinds } from '@/lib/urgency/advice'

/** Maximum characters per field after trimming. */
export const fieldLimits = { firstName: 100, lastName: 100, email: 254, phone: 32, message: 2000 } as const

export type FieldErrorCode = 'required' | 'too-long' | 'invalid'

// Error messages are codes; content/en/ui/contact/field-errors.ts has the sentences.
const code = (value: FieldErrorCode) => value

const typed = z
  .string({ error: ({ input }) => (input === undefined ? code('required') : code('invalid')) })
  // Lone surrogates can't be encoded as UTF-8.
  .transform((text) => text.replace(/\p{Cs}/gu, '\uFFFD'))

/** A required single-line field. `clean` may change the text before validation and storage. */
function line(limit: number, clean: (text: string) => string = (text) => text) {
  return typed
    .transform((text) => clean(trimLine(text)))
    .refine(hasVisibleText, { error: code('required'), abort: true })
    .refine((text) => characterCount(text) <= limit, { error: code('too-long'), abort: true })
    .refine((text) => !hasControlCharacter(text), { error: code('invalid'), abort: true })
}

// One address: something@something.something, in any script.
const emailShape = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/u

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[]
const notOnList = { error: code('invalid') }

const schema = z.object({
  firstName: line(fieldLimits.firstName),
  lastName: line(fieldLimits.lastName),
  email: line(fieldLimits.email, withoutFormatMarks).refine((text) => emailShape.test(text), {
    error: code('invalid'),
  }),
  // Enough digits to dial, plus any words ('after 5', 'or my son's'), because a person reads it.
  phone: line(fieldLimits.phone, withoutFormatMarks).refine(
    (text) => digitsOf(text).length >= FEWEST_DIGITS,
    { error: code('invalid') },
  ),
  bestTime: z.enum(['', ...keysOf(bestTimeLabels)], notOnList).default(''),
  language: z.enum(['', ...keysOf(languageLabels)], notOnList).default(''),
  condition: z.enum(['', ...keysOf(conditionLabels)], notOnList).default(''),
  message: typed
    .transform((text) => normalizeLines(text))
    .refine((text) => text === '' || hasVisibleText(text), { error: code('invalid'), abort: true })
    .refine((text) => characterCount(text) <= fieldLimits.message, { error: code('too-long') })
    .default(''),
})

/** An appointment request: trimmed, within the limits, with '' for what wasn't chosen. */
export type AppointmentRequest = z.output<typeof schema>

/** A note by the staff about a call: `at` is the time of its result. */
const noteSchema = z.object({ at: z.number(), text: z.string() })
export type StaffNote = z.output<typeof noteSchema>

/** Urgency and notes are health information, so they are encrypted together with the request. */
const checkedSchema = schema.extend({
  urgency: z.enum(adviceKinds).optional(),
  notes: z.array(noteSchema).optional(),
})

/** A request as stored, with the urgency of its message if it describes a warning sign, and the staff's notes. */
export type CheckedRequest = z.output<typeof checkedSchema>
export type FieldName = keyof AppointmentRequest
export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>

export const fieldNames = Object.keys(schema.shape) as FieldName[]

/**
 * Validates the fields of an appointment request; ignores other keys. Lenient on purpose, so that no real
 * patient's name, phone or address is rejected for its format.
 * @returns the request, or the first error of each field.
 */
export function parseRequest(
  fields: Record<string, unknown>,
): { ok: true; request: AppointmentRequest } | { ok: false; fields: FieldErrors } {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, request: result.data }
  const errors = result.error.issues.map((issue) => [issue.path[0], issue.message])
  return { ok: false, fields: Object.fromEntries(errors) }
}

/** Parses a stored request, whose fields were validated when it was received. */
export function parseStoredRequest(text: string): CheckedRequest {
  return checkedSchema.parse(JSON.parse(text))
}
