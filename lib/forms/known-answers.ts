import type { PatientForm } from '@/content/form-schema'
import type { SavedForm } from '@/lib/own-records/schema'
import type { FormValues } from './values'

/** Questions that several forms ask. */
const shared = ['name', 'birth', 'phone']

/**
 * What a person wrote on another form and need not write again on a new one, the latest first.
 * @param saved the forms of this person.
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
