import { patientForms } from '@/content/forms/all'
import { readTicks } from '@/lib/checklist-ticks'
import type { Result } from '@/lib/own-records/result'
import type { Day, Plan } from '@/lib/own-records/schema'
import type { OwnRecordsStore } from '@/lib/own-records/store'
import { type FormValues, hasAnswers, isAnswered, parseValues } from './values'

/** Everything that a packet can be made of. Questions are texts, days the oldest first. */
export type PacketSources = {
  questions: readonly string[]
  ownQuestions: string
  plan: Plan | null
  days: readonly Day[]
  forms: Readonly<Record<string, FormValues>>
}

/** The checklist of questions, on the page on getting ready for a visit. */
export const questionList = 'visit-questions'

/**
 * Reads what is kept for a person on this device. In the browser only.
 * @param questions the items of the checklist, by id.
 */
export async function packetSources(
  store: OwnRecordsStore,
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
  const ticked = readTicks(questionList)
  const saved = (id: string) => forms.value.find(({ formId }) => formId === id)?.values
  return {
    ok: true,
    value: {
      questions: Object.entries(questions).flatMap(([id, text]) => (ticked.includes(id) ? [text] : [])),
      ownQuestions: plan.value?.questions.trim() ?? '',
      plan: plan.value,
      days: days.value,
      forms: Object.fromEntries(patientForms.map((form) => [form.id, parseValues(form, saved(form.id))])),
    },
  }
}

/** The ids of what a packet can hold: three parts of its own, and every form. */
export type PacketPart = string

export const medicineFields = ['medicines', 'thinner', 'allergies']

/** The parts that have something to show. */
export function availableParts({ questions, ownQuestions, days, forms }: PacketSources): PacketPart[] {
  const health = forms['health-history'] ?? {}
  return [
    ...(questions.length > 0 || ownQuestions !== '' ? ['questions'] : []),
    ...(medicineFields.some((field) => isAnswered(health[field])) ? ['medicines'] : []),
    ...(days.length > 0 ? ['days'] : []),
    ...Object.entries(forms).flatMap(([id, values]) => (hasAnswers(values) ? [id] : [])),
  ]
}
