import { contactFieldErrors } from '@/content/contact-field-errors'

export type FieldName = keyof typeof contactFieldErrors

/** The sentence for a field's error code; a code that is not known reads as 'invalid'. */
export function fieldError(name: FieldName, code: string): string {
  const sentences: Record<string, string> = contactFieldErrors[name]
  return sentences[code] ?? contactFieldErrors[name].invalid
}
