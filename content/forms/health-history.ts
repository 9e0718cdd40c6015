import { patientForm } from '@/content/form-schema'
import { birth } from './asked-often'

export const healthHistory = patientForm({
  id: 'health-history',
  heading: 'Health history and medicines',
  purpose: 'Your medicines, your allergies and your health so far. Have your pill bottles near you.',
  pages: 3,
  sections: [
    {
      heading: 'Whose history',
      fields: [{ kind: 'line', id: 'name', isHalf: true, label: 'Full name', autoComplete: 'name' }, birth],
    },
    {
      heading: 'Medicines',
      fields: [
        {
          kind: 'note',
          id: 'changeNothing',
          text: 'Write down all that you take, and change nothing on your own. Copy the names and amounts from the labels.',
        },
        {
          kind: 'table',
          id: 'medicines',
          label: 'All that you take',
          hint: 'Also blood thinners, drugs for diabetes or weight, what you buy without a prescription, vitamins and herbs.',
          row: 'Medicine',
          rows: 9,
          columns: [
            { id: 'name', label: 'Name', share: 1.3 },
            { id: 'amount', label: 'Amount' },
            { id: 'often', label: 'How often' },
            { id: 'reason', label: 'What for, since when', share: 1.3 },
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
          label: 'What you react to',
          hint: 'To drugs, latex, tape, skin wash, metal or food.',
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
          label: 'I have, or have had',
          options: {
            heart: 'Heart trouble, a stent or a pacemaker',
            stroke: 'A stroke',
            clot: 'A blood clot in a leg or lung',
            bleeding: 'Easy bleeding',
            diabetes: 'Diabetes',
            lungs: 'Lung trouble',
            apnea: 'Sleep apnea (CPAP)',
            kidneys: 'Kidney or liver trouble',
            cancer: 'Cancer',
            infection: 'An infection now or not long ago',
            immune: 'A weak immune system',
            bones: 'Weak bones, or a bone broken in a light fall',
            metal: 'Metal or an implant in my body',
            anesthesia: 'Trouble with anesthesia, me or close family',
            mood: 'Low mood, worry or trouble sleeping',
            pregnant: 'Pregnant, or might be',
          },
        },
        {
          kind: 'long',
          id: 'conditionDetails',
          label: 'About each one you ticked',
          hint: 'Since when, and what is done for it.',
          lines: 5,
        },
        {
          kind: 'choice',
          id: 'nicotine',
          label: 'Smoking, vaping or nicotine in any form',
          options: { now: 'Yes, now', past: 'In the past', never: 'Never' },
        },
        {
          kind: 'table',
          id: 'operations',
          label: 'Operations you have had',
          row: 'Operation',
          rows: 4,
          columns: [
            { id: 'what', label: 'Operation', share: 2 },
            { id: 'year', label: 'Year', share: 0.7 },
            { id: 'where', label: 'Where, and by whom', share: 1.6 },
          ],
        },
        { kind: 'long', id: 'other', label: 'Anything else we should know', lines: 3 },
      ],
    },
  ],
})
