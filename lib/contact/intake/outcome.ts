import type { NextSteps } from '@/lib/contact/request/next-steps'
import { fieldNames, type FieldErrors, type FieldName } from '@/lib/contact/request/schema'
import type { ApiErrorCode } from '@/lib/platform/http/errors'
import type { Advice } from '@/lib/urgency/advice'

const LONGEST_VALUE = 10_000

/** What the result page needs to show the form again. */
type ReturnedForm = {
  fields: FieldErrors
  /** As typed; fields that weren't sent are absent. */
  values: Partial<Record<FieldName, string>>
  /** For the next attempt. The page is rendered for one visitor, so its form can contain a key. */
  idempotencyKey: string
}

/** The result of a form sent without JavaScript, for the result page. */
export type Outcome =
  | { kind: 'received'; reference: string | null; next: NextSteps; advice?: Advice }
  /** The message describes an emergency: not sent yet. */
  | ({ kind: 'urgent'; advice: Advice } & ReturnedForm)
  /** `message` is a sentence. */
  | ({ kind: 'refused'; code: ApiErrorCode; message: string } & ReturnedForm)

/** The values as typed, to refill a rejected form. */
export function typedValues(fields: Record<string, unknown>): ReturnedForm['values'] {
  const texts = fieldNames.flatMap((name) => {
    const value = fields[name]
    return typeof value === 'string' ? [[name, value.slice(0, LONGEST_VALUE)]] : []
  })
  return Object.fromEntries(texts)
}
