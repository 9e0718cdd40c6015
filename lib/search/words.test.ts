import { wordsOf } from './words'

test.each([
  ['Discs', 'disc'],
  ['disk', 'disc'],
  ['healing', 'heals'],
  ['surgery', 'surgeries'],
  ['injections', 'injection'],
  ['herniated', 'herniation'],
  ['Ciática', 'ciatica'],
  ['X-ray', 'x rays'],
  ['surgeon’s', 'surgeon'],
  ['stopped', 'stop'],
  ['walking', 'walk'],
  ['operaciones', 'operación'],
])('%s and %s are one word', (first, second) => expect(wordsOf(first)).toEqual(wordsOf(second)))

test.each([
  ['stenosis', 'stenos'],
  ['disc', 'disability'],
  ['L5', 'L4'],
])('%s and %s are two', (first, second) => expect(wordsOf(first)).not.toEqual(wordsOf(second)))
