import { personalDetailIn } from './looks-personal'

const now = new Date(2026, 10, 20)

test.each([
  ['email', 'Write to ana.nunez@example.org please'],
  ['phone', 'Call me at (559) 555-0123'],
  ['phone', 'my cell 559-555-0123'],
  ['phone', '+1 559 555 0123'],
  ['phone', 'mi teléfono es 5595550123'],
  ['phone', 'Tel 559.555.0123.'],
  ['ssn', 'SSN 900-12-3456'],
  ['ssn', 'my social security number is 900123456'],
  ['ssn', 'mi seguro social: 900123456'],
  ['birth-date', 'I was born on 4/12/1956'],
  ['birth-date', 'DOB 04-12-56'],
  ['birth-date', 'date of birth: April 12, 1956'],
  ['birth-date', 'nací el 12 de abril de 1956'],
  ['birth-date', 'fecha de nacimiento 12/04/1956'],
  ['birth-date', 'born on the fourth of July nineteen fifty-two'],
  ['birth-date', 'I was born in fifty-two'],
  ['birth-date', 'nací el 3 de mayo del cincuenta y dos'],
  ['birth-date', 'nací en el cincuenta y dos'],
  ['birth-date', '04/12/1956, left leg pain'],
  ['birth-date', '1956-04-12'],
  ['record-number', 'MRN 0048213'],
  ['record-number', 'My medical record number is 482-1399'],
  ['record-number', 'member ID: XYZ123456789'],
  ['record-number', 'Medicare number 1EG4-TE5-MK73'],
] as const)('%s: %s', (kind, text) => {
  expect(personalDetailIn(text, now)).toBe(kind)
})

test.each([
  'My back hurts since 3/4/2024',
  'I had a fusion on March 4, 2021 and my leg is numb',
  'L4-L5 and L5-S1, pain 8/10',
  'I am 68 and weigh 180 pounds',
  'born with scoliosis, what can I do in 2026?',
  'born with scoliosis, maybe it is worse now',
  'my birthday is soon, can I drive?',
  'Should I call 911 or 988?',
  'Is it 2-6 weeks or 3-6 months?',
  'What should I bring? My insurance is Medicare',
  'Do you take my insurance? I have 2 plans',
  'Is there a record of my visit?',
  'The group meets at 10:30',
  'Grade 2 slip of 25 %, 1000 mg, 2000 steps, 2500 miles',
  'Are you on 100 Example Street, 93230?',
  'I walk 10 000 steps @ home',
  '',
])('not personal: %s', (text) => {
  expect(personalDetailIn(text, now)).toBeNull()
})

test('recognizes digits in other scripts', () => {
  expect(personalDetailIn('٥٥٩-٥٥٥-٠١٢٣', now)).toBe('phone')
})

test('a long text is checked quickly', () => {
  const started = performance.now()
  for (const text of ['born '.repeat(200), '1 '.repeat(500), 'record number '.repeat(70), 'a@'.repeat(500)])
    personalDetailIn(text, now)
  expect(performance.now() - started).toBeLessThan(500)
})
