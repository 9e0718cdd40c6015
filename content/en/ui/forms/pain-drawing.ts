import { patientForm } from '@/content/schemas/form-schema'

const ends: [string, string] = ['No pain', 'The worst I can imagine']

export const painDrawing = patientForm({
  id: 'pain-drawing',
  heading: 'Pain drawing',
  purpose:
    'An outline of a body, front and back, where you mark what hurts, tingles or feels numb. Where you feel it and what it’s like are clues to the cause.',
  pages: 2,
  minutes: 3,
  sections: [
    {
      heading: 'Where you feel it',
      fields: [
        { kind: 'line', id: 'name', isHalf: true, label: 'Full name', autoComplete: 'name' },
        {
          kind: 'day',
          id: 'drawn',
          isHalf: true,
          label: 'Date of this drawing',
          when: 'past',
          startsToday: true,
        },
        {
          kind: 'painMap',
          id: 'marks',
          label: 'Mark where you feel it',
          hint: 'On paper, use crosses for pain, dots for numbness, lines for tingling, B for burning and W for weakness.',
        },
        { kind: 'line', id: 'worst', label: 'Which spot is the worst?' },
      ],
    },
    {
      heading: 'How bad is it?',
      fields: [
        { kind: 'scale', id: 'spineToday', label: 'Neck or back, today', ends },
        { kind: 'scale', id: 'spineBad', label: 'Neck or back, on a bad day', ends },
        { kind: 'scale', id: 'limbToday', label: 'Arm or leg, today', ends },
        { kind: 'scale', id: 'limbBad', label: 'Arm or leg, on a bad day', ends },
        { kind: 'long', id: 'more', label: 'What doesn’t the drawing show?', lines: 3 },
      ],
    },
  ],
})
