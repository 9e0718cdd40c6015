import { z } from 'zod'
import { type PainMark, painMark } from '@/content/body-areas'
import type { Field, PatientForm } from '@/content/form-schema'

// No limits: what somebody typed is never dropped for its length.
const text = z.string()
const rows = z.array(z.record(z.string(), text))

export type Row = z.infer<typeof rows>[number]
export type FieldValue = string | string[] | PainMark[] | Row[]

/** The answers of one form, by the field's id. Every field that asks for something is there. */
export type FormValues = Record<string, FieldValue>

/** What a field may hold; null for one that asks nothing. Whether it makes sense is another matter (check-values.ts). */
function shapeOf(field: Field): z.ZodType<FieldValue> | null {
  switch (field.kind) {
    case 'line':
    case 'long':
    case 'day':
      return text
    case 'choice':
      return z.enum(['', ...Object.keys(field.options)])
    case 'scale':
      return z.string().regex(/^([0-9]|10)?$/)
    case 'several':
      return z.array(z.enum(Object.keys(field.options)))
    case 'painMap':
      return z.array(painMark)
    case 'table':
      return rows
    case 'note':
    case 'signature':
      return null
  }
}

const emptyOf = ({ kind }: Field): FieldValue =>
  kind === 'several' || kind === 'painMap' || kind === 'table' ? [] : ''

const fieldsOf = ({ sections }: PatientForm): Field[] => sections.flatMap(({ fields }) => fields)

/**
 * The answers that were kept, whatever else was: what does not fit a field (from another version, or not ours) counts
 * as unanswered, and every other answer stays. `null` gives an empty form.
 */
export function parseValues(form: PatientForm, kept: unknown): FormValues {
  const { data: all = {} } = z.record(z.string(), z.unknown()).safeParse(kept)
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const shape = shapeOf(field)
      if (!shape) return []
      const { success, data } = shape.safeParse(all[field.id])
      return [[field.id, success ? data : emptyOf(field)]]
    }),
  )
}

export function isAnswered(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return (value ?? []).some((item) =>
    typeof item === 'string' ? item !== '' : Object.values(item).some((cell) => cell.trim() !== ''),
  )
}

/** Whether anything at all is answered. */
export function hasAnswers(values: FormValues): boolean {
  return Object.values(values).some(isAnswered)
}
