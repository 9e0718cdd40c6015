/* Questions shared by several forms; a new form is prefilled with their answers. */

export const birth = {
  kind: 'day',
  id: 'birth',
  isHalf: true,
  label: 'Date of birth',
  when: 'past',
  autoComplete: 'bday',
} as const

export const phone = {
  kind: 'line',
  id: 'phone',
  isHalf: true,
  label: 'Phone',
  input: 'tel',
  autoComplete: 'tel',
} as const
