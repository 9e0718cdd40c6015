import { z } from 'zod'
import { type PainMark, painMark } from '@/content/anatomy/body-areas'
import type { Field, PatientForm } from '@/content/schemas/form-schema'

// No length limits: what someone typed is never discarded for being too long.
const text = z.string()
const rows = z.array(z.record(z.string(), text))

export type Row = z.infer<typeof rows>[number]
export type FieldValue = string | string[] | PainMark[] | Row[]

/** The answers to one form, by field id. Every field that takes an answer is present. */
export type FormValues = Record<string, FieldValue>

/**
 * The type of a field's answer; null for fields that take none. check-values.ts checks whether an answer
 * makes sense.
 */
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
 * Parses stored answers leniently: a value that doesn't fit its field (from another version, or foreign data)
 * becomes unanswered, and the rest are stored. `null` gives an empty form.
 */
export function parseValues(form: PatientForm, stored: unknown): FormValues {
  const { data: all = {} } = z.record(z.string(), z.unknown()).safeParse(stored)
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

/** Whether any field is answered. */
export function hasAnswers(values: FormValues): boolean {
  return Object.values(values).some(isAnswered)
}
