import { z } from 'zod'
import type { Field, PatientForm } from '@/content/schemas/form-schema'
import { phoneLink } from '@/lib/contact/request/phone-number'
import { typedDay } from './typed-day'
import { type FormValues, parseValues } from './values'

export type ValueCode = 'day' | 'future' | 'tooOld' | 'tel' | 'email'

const oldestYears = 120

function checkDay(typed: string, when: 'past' | 'any', today: string): ValueCode | null {
  const day = typedDay(typed)
  if (!day) return 'day'
  if (when === 'past' && day > today) return 'future'
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > oldestYears ? 'tooOld' : null
}

function checkField(field: Field, value: string, today: string): ValueCode | null {
  if (value.trim() === '') return null
  if (field.kind === 'day') return checkDay(value, field.when, today)
  if (field.kind !== 'line') return null
  if (field.input === 'tel') return phoneLink(value) ? null : 'tel'
  if (field.input === 'email') return /^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'email'
  return null
}

/**
 * Likely mistakes, by field id. Missing answers are not mistakes: a form can be saved as a PDF incomplete.
 * @param today as 2026-11-20, in the visitor's time zone.
 */
export function checkValues(form: PatientForm, values: FormValues, today: string): Record<string, ValueCode> {
  const fields = form.sections.flatMap((section) => section.fields)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.id]
      const code = typeof value === 'string' ? checkField(field, value, today) : null
      return code ? [[field.id, code]] : []
    }),
  )
}

/**
 * The same checks as a zod schema for the web form: an issue's path is the field id, its message the code.
 */
export function checkedValues(form: PatientForm, today: () => string) {
  return z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const codes = checkValues(form, parseValues(form, values), today())
    for (const [id, code] of Object.entries(codes))
      context.addIssue({ code: 'custom', path: [id], message: code })
  })
}
