/**
 * What the practice hasn't supplied yet. The pages and answers leave it out, and `npm run launch-check` asks for it.
 * Add it where it belongs, then remove the line here.
 */
export const stillMissing: Record<'surgeon' | 'office', readonly string[]> = {
  surgeon: [
    'The surgeon’s photo',
    'The names of the medical school and the training hospitals',
    'The exact field of the fellowship',
    'The year the surgeon became board certified, and when the certificate has to be renewed',
    'The surgeon’s license number and NPI (national provider identifier)',
    'The hospitals where the surgeon operates',
    'Whether the surgeon sees children, and from what age',
  ],
  office: [
    'The number that patients call when the office is closed (afterHours in content/practice/office.yaml)',
    'The languages that the surgeon and the staff speak',
    'Whether you take workers’ compensation and personal injury cases',
    'Whether you offer visits by video or phone',
    'Your prices, and whether patients can pay over time',
    'How long a visit takes, how long new patients wait for one, and what happens if someone is late',
    'How prescriptions, notes for school and forms for a parking placard are handled between visits',
    'The name of the patient portal',
  ],
}
