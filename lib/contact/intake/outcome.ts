import { z } from 'zod'
import { nextStepsSchema } from '@/lib/contact/request/next-steps'
import { fieldNames, type FieldErrorCode, type FieldName } from '@/lib/contact/request/schema'
import { adviceSchema } from '@/lib/urgency/advice'
import { errorStatus, type ApiErrorCode } from '@/lib/server/http/errors'

const fieldName = z.enum(fieldNames as [FieldName, ...FieldName[]])
const fieldErrorCodes = ['required', 'too-long', 'invalid'] as const satisfies FieldErrorCode[]

/** What the result page needs to show the form again. */
const returnedForm = {
  fields: z.partialRecord(fieldName, z.enum(fieldErrorCodes)),
  values: z.partialRecord(fieldName, z.string()),
  /** For the next attempt. The page is rendered for one visitor, so its form can contain a key. */
  idempotencyKey: z.string(),
}

const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('received'),
    reference: z.string(),
    next: nextStepsSchema.optional(),
    advice: adviceSchema.optional(),
  }),
  /** The message describes an emergency: not sent yet. */
  z.object({ kind: z.literal('urgent'), advice: adviceSchema, ...returnedForm }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(Object.keys(errorStatus) as [ApiErrorCode, ...ApiErrorCode[]]),
    message: z.string(),
    ...returnedForm,
  }),
])

/** The result of a form sent without JavaScript, for the result page. `message` is a sentence. */
export type Outcome = z.output<typeof outcomeSchema>

/** The form's values as typed; fields that weren't sent are absent. */
export type TypedValues = Extract<Outcome, { kind: 'refused' }>['values']

/** Parses a stored outcome; null if another version of the site stored it in a different shape. */
export function parseStoredOutcome(text: string): Outcome | null {
  return outcomeSchema.safeParse(JSON.parse(text)).data ?? null
}
