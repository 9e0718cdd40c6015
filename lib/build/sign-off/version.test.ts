import { signedText, versionOf } from './version'

const page = (front: string, body: string) => signedText(`---\n${front}\n---\n\n${body}\n`)
const version = (front: string, body: string) => versionOf(page(front, body))

const text = '# Walking\n\nStart with a walk so short that you could do it on a bad day.[^WALK]'
const front = 'title: Walking\nsources: [WALK]\nsignOff:\n  - Flat ground is safe.\nsummary: Short walks.'
const before = version(front, text)

test('a version is 12 hexadecimal digits', () => expect(before).toMatch(/^[0-9a-f]{12}$/))

test.each([
  ['a line that wraps elsewhere', front, text.replace('so short that', 'so short\nthat')],
  ['another statement for the surgeon', front.replace('Flat ground', 'Grass'), text],
  ['another source in the list', front.replace('[WALK]', '[WALK, NHSW]'), text],
  ['facts for the office manager', `${front}\nofficeManager:\n  - Open on Mondays.`, text],
])('%s is the same version', (_, other, body) => expect(version(other, body)).toBe(before))

test.each([
  ['another word', front, text.replace('bad', 'good')],
  ['another footnote', front, text.replace('WALK', 'NHSW')],
  ['another title', front.replace('title: Walking', 'title: Running'), text],
  ['another summary', front.replace('Short walks.', 'Long walks.'), text],
])('%s is another version', (_, other, body) => expect(version(other, body)).not.toBe(before))

test('the order of the entries of a table doesn’t matter, but the order of a list does', () => {
  expect(versionOf({ tier: 'ER', text: 'fall' })).toBe(versionOf({ text: 'fall', tier: 'ER' }))
  expect(versionOf(['walk', 'sit'])).not.toBe(versionOf(['sit', 'walk']))
})
