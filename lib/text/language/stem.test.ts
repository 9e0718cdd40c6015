import fc from 'fast-check'
import { spanishRootOf, stemOf } from './stem'

test.each([
  ['discs', 'disc'],
  ['healing', 'heals'],
  ['surgeries', 'surgery'],
  ['injections', 'injection'],
  ['herniated', 'herniation'],
  ['stopped', 'stop'],
  ['operaciones', 'operacion'],
])('%s and %s have the same stem', (first, second) => expect(stemOf(first)).toBe(stemOf(second)))

test.each([
  ['disc', 'disability'],
  ['weak', 'week'],
  ['l5', 'l4'],
])('%s and %s have different stems', (first, second) => expect(stemOf(first)).not.toBe(stemOf(second)))

test.each([
  ['levantar', 'levantando'],
  ['operado', 'operaron'],
  ['duele', 'duelen'],
])('%s and %s are forms of the same Spanish word', (first, second) =>
  expect(spanishRootOf(stemOf(first))).toBe(spanishRootOf(stemOf(second))),
)

test('short Spanish words are unchanged', () => expect(spanishRootOf('ano')).toBe('ano'))

test('a stem is never empty or longer than its word', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
      expect(stemOf(word).length).toBeGreaterThan(0)
      expect(stemOf(word).length).toBeLessThanOrEqual(word.length)
    }),
  ))
