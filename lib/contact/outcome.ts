import { z } from 'zod'
import { fieldNames, type FieldErrorCode, type FieldName } from '@/lib/contact/schema'
import { errorStatus, type ApiErrorCode } from '@/lib/http/errors'

const fieldName = z.enum(fieldNames as [FieldName, ...FieldName[]])
const fieldErrorCodes = ['required', 'too-long', 'invalid'] as const satisfies FieldErrorCode[]

const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received'), reference: z.string() }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(Object.keys(errorStatus) as [ApiErrorCode, ...ApiErrorCode[]]),
    message: z.string(),
    fields: z.partialRecord(fieldName, z.enum(fieldErrorCodes)),
    values: z.partialRecord(fieldName, z.string()),
  }),
])

/** What became of a form that was sent without script, for the result page to show. `message` is a sentence. */
export type Outcome = z.output<typeof outcomeSchema>

/** What a person typed, as typed; a field that was not sent is absent. */
export type TypedValues = Extract<Outcome, { kind: 'refused' }>['values']

/** Reads back an outcome that was stored, perhaps by another version of the site: then null. */
export function parseStoredOutcome(text: string): Outcome | null {
  return outcomeSchema.safeParse(JSON.parse(text)).data ?? null
}
