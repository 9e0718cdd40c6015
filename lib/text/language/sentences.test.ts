import { partsOf, sentencesOf } from './sentences'

test.each([
  ['English', 'Walk a little every day. Call us if it swells!', 2],
  ['Spanish', '¿Cuánto tarda? Suele tardar de 2 a 6 semanas. Llame si tiene fiebre.', 3],
  ['lines', 'First line\nSecond line', 2],
  ['decimals', 'A fever is 100.4 degrees or more.', 1],
])('%s: joined sentences equal the text', (_name, text, count) => {
  expect(partsOf(text)).toHaveLength(count)
  expect(partsOf(text).join('')).toBe(text)
})

test('trims sentences and drops empty ones', () =>
  expect(sentencesOf(' Walk a little. \n\n Rest! ')).toEqual(['Walk a little.', 'Rest!']))
