import { contactFieldErrors } from '@/content/en/ui/contact/field-errors'

export type FieldName = keyof typeof contactFieldErrors

/** The message for a field's error code; unknown codes are treated as 'invalid'. */
export function fieldError(name: FieldName, code: string): string {
  const sentences: Record<string, string> = contactFieldErrors[name]
  return sentences[code] ?? contactFieldErrors[name].invalid
}
