import { pageTitle } from './page-title'

test.each([
  ['the name is appended', 'Contact', 'Contact | Hanford Spine'],
  ['59 characters with the name', 'x'.repeat(43), `${'x'.repeat(43)} | Hanford Spine`],
  ['60 characters with the name', 'x'.repeat(44), 'x'.repeat(44)],
  ['59 characters without the name', 'x'.repeat(59), 'x'.repeat(59)],
  [
    'it already includes the name',
    'Hanford Spine | Orthopedic Spine Surgeon',
    'Hanford Spine | Orthopedic Spine Surgeon',
  ],
])('a title: %s', (_rule, title, shown) => expect(pageTitle(title)).toBe(shown))

test('truncates a long search query', () => {
  const shown = pageTitle(`3 results for “${'pain '.repeat(20)}”`)
  expect(shown).toHaveLength(59)
  expect(shown).toMatch(/^3 results for “pain .+…$/)
})
