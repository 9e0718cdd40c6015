import { wordsOf } from './words'

test.each([
  ['Discs', 'disc'],
  ['disk', 'disc'],
  ['healing', 'heals'],
  ['surgery', 'surgeries'],
  ['injections', 'injection'],
  ['Ciática', 'ciatica'],
  ['X-ray', 'x rays'],
  ['surgeon’s', 'surgeon'],
  ['operaciones', 'operación'],
])('%s and %s are the same word', (first, second) => expect(wordsOf(first)).toEqual(wordsOf(second)))

test.each([
  ['stenosis', 'stenos'],
  ['disc', 'disability'],
  ['L5', 'L4'],
])('%s and %s are different words', (first, second) => expect(wordsOf(first)).not.toEqual(wordsOf(second)))
