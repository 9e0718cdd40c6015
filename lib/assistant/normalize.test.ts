import fc from 'fast-check'
import { normalize } from './normalize'

test.each([
  ['I can\u2019t pee!', ' i can not pee . '],
  ['i cant pee', ' i can not pee . '],
  ['I won\u2019t', ' i will not . '],
  ['¿No puedo ORINAR?', ' ? no puedo orinar ? '],
  ['numb, tingling', ' numb , tingling . '],
  ['fever of 100.4', ' fever of 100.4 . '],
  ['pins-and-needles', ' pins and needles . '],
  ['sooooo numb', ' soo numb . '],
  ['my blader and my buttoks', ' my bladder and my buttocks . '],
  ['my legs are week', ' my legs are weak . '],
  ['surgery is week 3', ' surgery is week 3 . '],
  ["why can't I feel it", ' why i can not feel it . '],
  ['the number of a chess club', ' the number of a chess club . '],
])('%s is read as%s', (text, plain) => expect(normalize(text)).toBe(plain))

test('any text becomes words with one space around each', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
      expect(normalize(text)).toMatch(/^ (?:\S+ )+$/),
    ),
  ))

test('a long message is read in no time', () => {
  const started = performance.now()
  normalize('nnumbness bladderr tinglin '.repeat(40))
  expect(performance.now() - started).toBeLessThan(1000)
})
