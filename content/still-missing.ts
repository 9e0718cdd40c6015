import type { Insurance, OfficeFacts, Practice } from '@/content/schemas/practice-schema'

type Facts = {
  practice: Practice
  office: Pick<OfficeFacts, 'afterHours' | 'languages'>
  insurance: Insurance
}

/**
 * What else the practice hasn't supplied yet, besides facts. The pages and answers leave it out, and `npm run launch-check` asks for it.
 * Add it where it belongs, then remove the line here.
 */
export const stillMissing: Record<'surgeon' | 'office', readonly string[]> = {
  surgeon: [
    'The surgeon’s photo',
    'The names of the medical school and the training hospitals',
    'The exact field of the fellowship',
    'The year the surgeon became board certified, and when the certificate has to be renewed',
    'Whether the surgeon sees children, and from what age',
  ],
  office: [
    'Whether you take personal injury cases',
    'Whether you offer visits by video or phone',
    'Whether patients can pay over time',
    'How long a visit takes, how long new patients wait for one, and what happens if someone is late',
    'How prescriptions, notes for school and forms for a parking placard are handled between visits',
    'The name of the patient portal',
  ],
}

/** @param where the file in content/practice, and the fact in it */
const unless = (fact: unknown, where: string, about: string) =>
  fact === null ? [{ where: `content/practice/${where}`, about }] : []

/** The facts in content/practice that the practice hasn't supplied yet. */
export const missingFacts = ({ practice: { surgeon }, office, insurance }: Facts) => ({
  surgeon: [
    ...unless(surgeon.npi, 'practice.yaml, surgeon.npi', 'The surgeon’s NPI (national provider identifier)'),
    ...unless(surgeon.license, 'practice.yaml, surgeon.license', 'The surgeon’s license number'),
    ...unless(
      surgeon.hospitals,
      'practice.yaml, surgeon.hospitals',
      'The hospitals where the surgeon operates',
    ),
    ...unless(
      surgeon.languages,
      'practice.yaml, surgeon.languages',
      'The languages that the surgeon speaks with patients',
    ),
  ],
  office: [
    ...unless(
      office.afterHours,
      'office.yaml, afterHours',
      'The number that patients call when the office is closed',
    ),
    ...unless(office.languages, 'office.yaml, languages', 'The languages that the staff speak with patients'),
    ...unless(insurance.plans, 'insurance.yaml, plans', 'The insurance plans you take, by name'),
    ...unless(insurance.mediCalPlans, 'insurance.yaml, mediCalPlans', 'The Medi-Cal plans you take, by name'),
    ...unless(
      insurance.workersCompensation,
      'insurance.yaml, workersCompensation',
      'Whether you take workers’ compensation cases',
    ),
    ...unless(insurance.cashPrices, 'insurance.yaml, cashPrices', 'What a visit costs without insurance'),
  ],
})
