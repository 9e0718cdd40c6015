import type { PatientForm } from '@/content/schemas/form-schema'
import type { SavedForm } from '@/lib/on-device/records/schema'
import type { FormValues } from './values'

/** Field ids that several forms share. */
const shared = ['name', 'birth', 'phone']

/**
 * Answers to shared questions from this person's other forms, so they don't have to be typed again. The most
 * recently saved answer wins.
 * @param saved this person's saved forms.
 */
export function knownAnswers(form: PatientForm, saved: readonly SavedForm[]): FormValues {
  const latest = saved.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const fields = form.sections.flatMap((section) => section.fields).filter(({ id }) => shared.includes(id))
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const answers = latest.map(({ values }) => values[id])
      const known = answers.find((answer) => typeof answer === 'string' && answer.trim() !== '')
      return typeof known === 'string' ? [[id, known]] : []
    }),
  )
}
