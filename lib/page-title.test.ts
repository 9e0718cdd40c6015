import { pageTitle } from './page-title'

test.each([
  ['the name stands behind it', 'Contact', 'Contact | Hanford Spine'],
  ['with the name it has 59 characters', 'x'.repeat(43), `${'x'.repeat(43)} | Hanford Spine`],
  ['with the name it would have 60', 'x'.repeat(44), 'x'.repeat(44)],
  ['it has 59 alone', 'x'.repeat(59), 'x'.repeat(59)],
  [
    'the name is in it',
    'Hanford Spine | Orthopedic Spine Surgeon',
    'Hanford Spine | Orthopedic Spine Surgeon',
  ],
])('a title: %s', (_rule, title, shown) => expect(pageTitle(title)).toBe(shown))

test('what a visitor searched for may be long: it is cut', () => {
  const shown = pageTitle(`3 results for “${'pain '.repeat(20)}”`)
  expect(shown).toHaveLength(59)
  expect(shown).toMatch(/^3 results for “pain .+…$/)
})
