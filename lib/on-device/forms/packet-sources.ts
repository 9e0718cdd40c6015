import { patientForms } from '@/content/en/ui/forms/all'
import { readTicks } from '@/lib/browser/checklist-ticks'
import type { Result } from '@/lib/on-device/records/result'
import type { Day, Plan } from '@/lib/on-device/records/schema'
import type { RecordsStore } from '@/lib/on-device/records/store'
import { type FormValues, hasAnswers, isAnswered, parseValues } from './values'

/** Everything a visit packet can include. `questions` are texts; `days` are sorted oldest first. */
export type PacketSources = {
  questions: readonly string[]
  ownQuestions: string
  plan: Plan | null
  days: readonly Day[]
  forms: Readonly<Record<string, FormValues>>
}

/** The id of the question checklist on the page about preparing for a visit. */
export const questionList = 'visit-questions'

/**
 * Reads everything stored on this device for a person. Browser only.
 * @param questions the checklist items, by id.
 */
export async function packetSources(
  store: RecordsStore,
  personId: string,
  questions: Readonly<Record<string, string>>,
): Promise<Result<PacketSources>> {
  const [plan, days, forms] = await Promise.all([
    store.plan(personId),
    store.days(personId),
    store.forms(personId),
  ])
  if (!plan.ok) return plan
  if (!days.ok) return days
  if (!forms.ok) return forms
  const checked = readTicks(questionList)
  const saved = (id: string) => forms.value.find(({ formId }) => formId === id)?.values
  return {
    ok: true,
    value: {
      questions: Object.entries(questions).flatMap(([id, text]) => (checked.includes(id) ? [text] : [])),
      ownQuestions: plan.value?.questions.trim() ?? '',
      plan: plan.value,
      days: days.value,
      forms: Object.fromEntries(patientForms.map((form) => [form.id, parseValues(form, saved(form.id))])),
    },
  }
}

/** The id of a packet section: 'questions', 'medicines', 'days', or the id of a form. */
export type PacketPart = string

export const medicineFields = ['medicines', 'thinner', 'allergies']

/** The sections that have something to show. */
export function availableParts({ questions, ownQuestions, days, forms }: PacketSources): PacketPart[] {
  const health = forms['health-history'] ?? {}
  return [
    ...(questions.length > 0 || ownQuestions !== '' ? ['questions'] : []),
    ...(medicineFields.some((field) => isAnswered(health[field])) ? ['medicines'] : []),
    ...(days.length > 0 ? ['days'] : []),
    ...Object.entries(forms).flatMap(([id, values]) => (hasAnswers(values) ? [id] : [])),
  ]
}
