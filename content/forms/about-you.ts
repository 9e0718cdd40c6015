import { patientForm } from '@/content/form-schema'
import { birth, phone } from './asked-often'

export const aboutYou = patientForm({
  id: 'about-you',
  heading: 'About you and your visit',
  purpose:
    'For your first visit: who you are, whom to call if you get sick there, what brings you, and what you have tried. So you need not tell it twice.',
  pages: 3,
  sections: [
    {
      heading: 'Who you are',
      fields: [
        { kind: 'line', id: 'name', label: 'Full name', autoComplete: 'name' },
        { kind: 'line', id: 'calledName', isHalf: true, label: 'The name you like to be called' },
        birth,
        { kind: 'long', id: 'address', label: 'Home address', lines: 2 },
        phone,
        { kind: 'line', id: 'work', isHalf: true, label: 'Work you do, or used to do' },
      ],
    },
    {
      heading: 'People and places for your care',
      fields: [
        { kind: 'line', id: 'doctor', isHalf: true, label: 'Your own doctor, and the town' },
        { kind: 'line', id: 'drugstore', isHalf: true, label: 'Your drugstore, and the town' },
        {
          kind: 'line',
          id: 'plan',
          label: 'Health plan',
          hint: 'The name only. Bring the card, and leave its numbers off this sheet.',
        },
        { kind: 'line', id: 'emergencyName', label: 'In an emergency, call' },
        { kind: 'line', id: 'emergencyPhone', isHalf: true, label: 'Their phone', input: 'tel' },
        { kind: 'line', id: 'emergencyTie', isHalf: true, label: 'How you know each other' },
      ],
    },
    {
      heading: 'What brings you',
      fields: [
        { kind: 'long', id: 'where', label: 'Where it hurts most, and where it goes', lines: 2 },
        { kind: 'long', id: 'began', label: 'When and how it began', lines: 2 },
        {
          kind: 'several',
          id: 'feels',
          label: 'What it feels like',
          options: {
            aching: 'Aching',
            burning: 'Burning',
            stabbing: 'Stabbing',
            tingling: 'Tingling',
            numb: 'Numb',
            weak: 'Weak',
          },
        },
        { kind: 'long', id: 'worse', label: 'What makes it worse', lines: 2 },
        { kind: 'long', id: 'better', label: 'What makes it better', lines: 2 },
        { kind: 'line', id: 'reach', label: 'How far you can walk, and how long you can sit and stand' },
        { kind: 'line', id: 'night', label: 'What wakes you at night' },
        { kind: 'long', id: 'lost', label: 'What you can no longer do, and want back', lines: 2 },
      ],
    },
    {
      heading: 'What you have tried',
      fields: [
        {
          kind: 'table',
          id: 'tried',
          label: 'Treatments so far',
          hint: 'Exercise, physical therapy, pain medicines, injections, a brace, surgery. Rough dates will do.',
          row: 'Treatment',
          rows: 6,
          columns: [
            { id: 'what', label: 'Treatment', share: 1.2 },
            { id: 'when', label: 'When, and how often' },
            { id: 'help', label: 'Did it help? For how long?', share: 1.2 },
          ],
        },
        { kind: 'long', id: 'questions', label: 'What you most want to ask', lines: 3 },
      ],
    },
  ],
})
