import type { FieldErrors, FieldName } from '@/lib/contact/schema'
import type { ApiErrorCode } from '@/lib/http/errors'

/** What a person typed, as typed; a field that was not sent is absent. */
export type TypedValues = Partial<Record<FieldName, string>>

/** What became of a form that was sent without script, for the result page to show. `message` is a sentence. */
export type Outcome =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; code: ApiErrorCode; message: string; fields: FieldErrors; values: TypedValues }
