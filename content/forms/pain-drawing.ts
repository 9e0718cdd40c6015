import { patientForm } from '@/content/form-schema'

const ends: [string, string] = ['None', 'The worst I can think of']

export const painDrawing = patientForm({
  id: 'pain-drawing',
  heading: 'Pain drawing',
  purpose:
    'A body, front and back, to mark where it hurts, tingles or is numb. The place and the kind of pain give clues to its cause.',
  pages: 2,
  sections: [
    {
      heading: 'Where you feel it',
      fields: [
        { kind: 'line', id: 'name', isHalf: true, label: 'Full name', autoComplete: 'name' },
        { kind: 'day', id: 'drawn', isHalf: true, label: 'Day of this drawing', when: 'past' },
        {
          kind: 'painMap',
          id: 'marks',
          label: 'Mark where you feel it',
          hint: 'On paper: crosses for pain, dots for numb skin, lines for tingling, B for burning, W for weak.',
        },
        { kind: 'line', id: 'worst', label: 'The one place that is worst' },
      ],
    },
    {
      heading: 'How bad it is',
      fields: [
        { kind: 'scale', id: 'spineToday', label: 'Neck or back, today', ends },
        { kind: 'scale', id: 'spineBad', label: 'Neck or back, on a bad day', ends },
        { kind: 'scale', id: 'limbToday', label: 'Arm or leg, today', ends },
        { kind: 'scale', id: 'limbBad', label: 'Arm or leg, on a bad day', ends },
        { kind: 'long', id: 'more', label: 'What the drawing cannot show', lines: 3 },
      ],
    },
  ],
})
