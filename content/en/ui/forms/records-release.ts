import { patientForm } from '@/content/schemas/form-schema'
import { birth, phone } from '@/content/en/ui/forms/asked-often'

export const recordsRelease = patientForm({
  id: 'records-release',
  heading: 'Records release',
  purpose:
    'Another office may need your permission, signed by hand on paper, before it can send us your records.',
  pages: 3,
  minutes: 5,
  sections: [
    {
      heading: 'Whose records are they?',
      fields: [
        {
          kind: 'note',
          id: 'outline',
          text: 'This is a general form. It counts only after you sign it by hand, and an office may ask you to sign its own form instead.',
        },
        { kind: 'line', id: 'name', label: 'Full name of the patient', autoComplete: 'name' },
        { kind: 'line', id: 'earlierName', isHalf: true, label: 'Previous names in the records' },
        birth,
        phone,
      ],
    },
    {
      heading: 'Who sends them, and who gets them?',
      fields: [
        {
          kind: 'long',
          id: 'from',
          label: 'This office or hospital may share my records',
          hint: 'Name, city, and phone or fax.',
          lines: 3,
        },
        {
          kind: 'long',
          id: 'to',
          label: 'With this office or person',
          hint: 'Name, city, and phone or fax.',
          lines: 3,
        },
        {
          kind: 'line',
          id: 'reason',
          label: 'They may use my records for (a visit, a second opinion, my own files)',
        },
      ],
    },
    {
      heading: 'Which records?',
      fields: [
        {
          kind: 'several',
          id: 'records',
          label: 'These records',
          options: {
            images: 'X-ray, CT and MRI images on a CD',
            reports: 'Written reports of those images',
            visits: 'Visit notes',
            operations: 'Notes from operations and injections',
            tests: 'Blood and nerve tests',
            medicines: 'Medicine lists',
            other: 'Other records, listed below',
          },
        },
        { kind: 'line', id: 'otherRecords', isHalf: true, label: 'Other records' },
        { kind: 'line', id: 'years', isHalf: true, label: 'Which years' },
        {
          kind: 'note',
          id: 'specialKinds',
          text: 'This form doesn’t cover some records that have extra protection by law, such as some records about mental health, HIV tests, and drug or alcohol treatment. If you need those, ask the office which form to use.',
        },
      ],
    },
    {
      heading: 'What I understand',
      fields: [
        {
          kind: 'note',
          id: 'changeMind',
          text: 'I can change my mind at any time by writing to the office that has my records. That doesn’t undo what was shared before.',
        },
        {
          kind: 'note',
          id: 'noConditions',
          text: 'I don’t have to sign this. The office that has my records can’t make my treatment, payment, enrollment or eligibility for benefits depend on it.',
        },
        {
          kind: 'note',
          id: 'recipientLimits',
          text: 'Whoever gets my records may use them only for the reason I wrote above. Under California law, they may not share them further unless I agree in a new signed form, or the law requires or allows it.',
        },
        {
          kind: 'note',
          id: 'furtherSharing',
          text: 'Even so, federal privacy law may no longer protect my records once they’ve been shared, and they could be passed on.',
        },
        {
          kind: 'note',
          id: 'rightToCopy',
          text: 'I have a right to get a copy of this form after I sign it.',
        },
        { kind: 'line', id: 'ends', label: 'This permission ends on (a date or an event)' },
        { kind: 'signature', id: 'signature', label: 'Sign here by hand, on paper' },
        {
          kind: 'line',
          id: 'actsFor',
          label: 'If someone signs for the patient: their name, and why they’re allowed to sign',
        },
      ],
    },
  ],
})
