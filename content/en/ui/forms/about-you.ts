import { patientForm } from '@/content/schemas/form-schema'
import { birth, phone } from '@/content/en/ui/forms/asked-often'

export const aboutYou = patientForm({
  id: 'about-you',
  heading: 'About you and your visit',
  purpose:
    'For your first visit: who you are, who to call in an emergency, what brings you in and what you’ve tried, so you don’t have to tell us twice.',
  pages: 3,
  minutes: 6,
  sections: [
    {
      heading: 'Who you are',
      fields: [
        { kind: 'line', id: 'name', label: 'Full name', autoComplete: 'name' },
        { kind: 'line', id: 'calledName', isHalf: true, label: 'What you like to be called' },
        birth,
        { kind: 'long', id: 'address', label: 'Home address', lines: 2 },
        phone,
        { kind: 'line', id: 'work', isHalf: true, label: 'Work you do, or used to do' },
      ],
    },
    {
      heading: 'Your care and your contacts',
      fields: [
        { kind: 'line', id: 'doctor', isHalf: true, label: 'Your regular doctor, and which city' },
        { kind: 'line', id: 'drugstore', isHalf: true, label: 'Your pharmacy, and which city' },
        {
          kind: 'line',
          id: 'plan',
          label: 'Health insurance',
          hint: 'Just the name. Bring your card, and leave its numbers off this form.',
        },
        { kind: 'line', id: 'emergencyName', label: 'Who should we call in an emergency?' },
        { kind: 'line', id: 'emergencyPhone', isHalf: true, label: 'Their phone', input: 'tel' },
        { kind: 'line', id: 'emergencyTie', isHalf: true, label: 'Their relationship to you' },
      ],
    },
    {
      heading: 'What brings you in',
      fields: [
        { kind: 'long', id: 'where', label: 'Where does it hurt most, and does it travel?', lines: 2 },
        { kind: 'long', id: 'began', label: 'When and how did it start?', lines: 2 },
        {
          kind: 'several',
          id: 'feels',
          label: 'What does it feel like?',
          options: {
            aching: 'Aching',
            burning: 'Burning',
            stabbing: 'Stabbing',
            tingling: 'Tingling',
            numb: 'Numb',
            weak: 'Weak',
          },
        },
        { kind: 'long', id: 'worse', label: 'What makes it worse?', lines: 2 },
        { kind: 'long', id: 'better', label: 'What makes it better?', lines: 2 },
        { kind: 'line', id: 'reach', label: 'How far can you walk, and how long can you sit or stand?' },
        { kind: 'line', id: 'night', label: 'What wakes you up at night?' },
        { kind: 'long', id: 'lost', label: 'What can’t you do now that you’d like to do again?', lines: 2 },
      ],
    },
    {
      heading: 'What you’ve tried',
      fields: [
        {
          kind: 'table',
          id: 'tried',
          label: 'Treatments so far',
          hint: 'Such as exercise, physical therapy, pain medicine, injections, a brace or surgery. Rough dates are fine.',
          row: 'Treatment',
          rows: 6,
          columns: [
            { id: 'what', label: 'Treatment', share: 1.2 },
            { id: 'when', label: 'When, and how often' },
            { id: 'help', label: 'Did it help? For how long?', share: 1.2 },
          ],
        },
        { kind: 'long', id: 'questions', label: 'What do you most want to ask?', lines: 3 },
      ],
    },
  ],
})
