import { patientForm } from '@/content/schemas/form-schema'
import { birth } from '@/content/en/ui/forms/asked-often'

export const healthHistory = patientForm({
  id: 'health-history',
  heading: 'Health history and medicines',
  purpose:
    'Your medicines, your allergies and your health so far. It helps to have your pill bottles next to you.',
  pages: 3,
  minutes: 8,
  sections: [
    {
      heading: 'Who this is about',
      fields: [{ kind: 'line', id: 'name', isHalf: true, label: 'Full name', autoComplete: 'name' }, birth],
    },
    {
      heading: 'Medicines',
      fields: [
        {
          kind: 'note',
          id: 'changeNothing',
          text: 'List everything you take, and copy the names and amounts from the labels. Please don’t stop or change anything on your own.',
        },
        {
          kind: 'table',
          id: 'medicines',
          label: 'Everything you take',
          hint: 'Include blood thinners, medicines for diabetes or weight loss, anything you buy without a prescription, vitamins and herbs.',
          row: 'Medicine',
          rows: 9,
          columns: [
            { id: 'name', label: 'Name', share: 1.3 },
            { id: 'amount', label: 'Amount' },
            { id: 'often', label: 'How often' },
            { id: 'reason', label: 'What for, and since when', share: 1.3 },
          ],
        },
        {
          kind: 'choice',
          id: 'thinner',
          label: 'Do you take a blood thinner?',
          options: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
        },
      ],
    },
    {
      heading: 'Allergies',
      fields: [
        {
          kind: 'table',
          id: 'allergies',
          label: 'What are you allergic to?',
          hint: 'Such as medicines, latex, tape, skin cleanser, metal or food.',
          row: 'Allergy',
          rows: 4,
          columns: [
            { id: 'what', label: 'What', share: 1.2 },
            { id: 'happened', label: 'What happened', share: 1.6 },
            { id: 'when', label: 'When' },
          ],
        },
      ],
    },
    {
      heading: 'Your health',
      fields: [
        {
          kind: 'several',
          id: 'conditions',
          label: 'Do you have any of these now, or did you in the past?',
          options: {
            heart: 'Heart problems, a stent or a pacemaker',
            stroke: 'A stroke',
            clot: 'A blood clot in a leg or lung',
            bleeding: 'Bleeding easily',
            diabetes: 'Diabetes',
            lungs: 'Lung problems',
            apnea: 'Sleep apnea (CPAP)',
            kidneys: 'Kidney or liver problems',
            cancer: 'Cancer',
            infection: 'An infection, now or recently',
            immune: 'A weak immune system',
            bones: 'Weak bones, or a bone broken in a minor fall',
            metal: 'Metal or an implant in your body',
            anesthesia: 'Problems with anesthesia (you or close family)',
            mood: 'Feeling down, worried or unable to sleep',
            pregnant: 'Pregnant, or might be',
          },
        },
        {
          kind: 'long',
          id: 'conditionDetails',
          label: 'Tell us about each one you checked',
          hint: 'When did it start, and how is it treated?',
          lines: 5,
        },
        {
          kind: 'choice',
          id: 'nicotine',
          label: 'Do you smoke, vape or use nicotine in any form?',
          options: { now: 'Yes, now', past: 'In the past', never: 'Never' },
        },
        {
          kind: 'table',
          id: 'operations',
          label: 'Operations you’ve had',
          row: 'Operation',
          rows: 4,
          columns: [
            { id: 'what', label: 'Operation', share: 2 },
            { id: 'year', label: 'Year', share: 0.7 },
            { id: 'where', label: 'Where, and which surgeon', share: 1.6 },
          ],
        },
        { kind: 'long', id: 'other', label: 'Is there anything else we should know?', lines: 3 },
      ],
    },
  ],
})
