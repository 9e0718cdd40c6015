import { digitsOf, plainDigits } from '@/lib/text/plain-digits'

test.each([
  ['٥٥٩', '559'],
  ['۵۵۹', '559'],
  ['५५९', '559'],
  ['５５９', '559'],
  ['𝟓𝟝𝟵', '559'],
  ['𑛐𑛙𑛚𑛣', '0909'],
])('%s becomes %s', (text, digits) => expect(digitsOf(text)).toBe(digits))

test('leaves other characters unchanged, except full-width signs, which become ASCII', () =>
  expect(plainDigits('＋１（５５９）　cell')).toBe('+1(559) cell'))
