import type { Field, PatientForm } from '@/content/schemas/form-schema'
import type { SavedForm } from '@/lib/on-device/records/schema'
import type { FormValues } from './values'

/** Field ids that several forms share. */
const shared = ['name', 'birth', 'phone']

/** As people type it here: 2026-03-04 becomes 3/4/2026. */
function asTyped(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

/**
 * What a form that was never saved begins with: answers to shared questions from this person's other forms, the most
 * recently saved first, and today's date where the form asks for it.
 * @param saved this person's saved forms.
 * @param today 2026-03-04
 */
export function knownAnswers(form: PatientForm, saved: readonly SavedForm[], today: string): FormValues {
  const latest = saved.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const known = (field: Field) => {
    if (field.kind === 'day' && field.startsToday) return asTyped(today)
    if (!shared.includes(field.id)) return undefined
    const answers = latest.map(({ values }) => values[field.id])
    return answers.find((answer) => typeof answer === 'string' && answer.trim() !== '')
  }
  return Object.fromEntries(
    form.sections
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const answer = known(field)
        return typeof answer === 'string' ? [[field.id, answer]] : []
      }),
  )
}
