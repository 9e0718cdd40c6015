import { patientForm } from '@/content/form-schema'
import { birth, phone } from './asked-often'

export const recordsRelease = patientForm({
  id: 'records-release',
  heading: 'Records release',
  purpose: 'Another office needs your permission, signed by hand on paper, before it gives out your records.',
  pages: 2,
  sections: [
    {
      heading: 'Whose records',
      fields: [
        {
          kind: 'note',
          id: 'outline',
          text: 'This is a general outline. It counts only once you sign it by hand, and an office may ask you to sign its own form instead.',
        },
        { kind: 'line', id: 'name', label: 'Full name of the patient', autoComplete: 'name' },
        { kind: 'line', id: 'earlierName', isHalf: true, label: 'Earlier names in the records' },
        birth,
        phone,
      ],
    },
    {
      heading: 'From whom, and to whom',
      fields: [
        {
          kind: 'long',
          id: 'from',
          label: 'This office or hospital may give out my records',
          hint: 'Name, town, and phone or fax.',
          lines: 3,
        },
        {
          kind: 'long',
          id: 'to',
          label: 'To this office or person',
          hint: 'Name, town, and phone or fax.',
          lines: 3,
        },
        { kind: 'line', id: 'reason', label: 'What for (a visit, a second opinion, my own files)' },
      ],
    },
    {
      heading: 'Which records',
      fields: [
        {
          kind: 'several',
          id: 'records',
          label: 'These records',
          options: {
            images: 'X-ray, CT and MRI images on a disc',
            reports: 'Written reports on those scans',
            visits: 'Notes of visits',
            operations: 'Notes of operations and injections',
            tests: 'Blood and nerve tests',
            medicines: 'Lists of medicines',
            other: 'Other records, named below',
          },
        },
        { kind: 'line', id: 'otherRecords', isHalf: true, label: 'Other records' },
        { kind: 'line', id: 'years', isHalf: true, label: 'From which years' },
        {
          kind: 'note',
          id: 'specialKinds',
          text: 'Some records have extra protection by law, such as some on mental health, HIV tests, and drug or alcohol treatment. Ask which form these need. This sheet does not ask for them.',
        },
      ],
    },
    {
      heading: 'What I know',
      fields: [
        {
          kind: 'note',
          id: 'changeMind',
          text: 'I may change my mind at any time if I say so in writing. This does not undo what was done before.',
        },
        {
          kind: 'note',
          id: 'furtherSharing',
          text: 'Those who receive my records may be able to share them further. Federal privacy law may then no longer protect them.',
        },
        { kind: 'line', id: 'ends', label: 'This permission ends on (a day, or an event)' },
        { kind: 'signature', id: 'signature', label: 'Sign here by hand, on paper' },
        {
          kind: 'line',
          id: 'actsFor',
          label: 'If someone signs for the patient: name, and the right to do so',
        },
      ],
    },
  ],
})
