import fc from 'fast-check'
import { editDistance } from './edit-distance'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

test.each([
  ['numb', 'numb', 0],
  ['blader', 'bladder', 1],
  ['wekaness', 'weakness', 1],
  ['numness', 'numbness', 1],
  ['', 'leg', 3],
  ['urinte', 'urinate', 1],
  ['siatica', 'sciatica', 1],
])('the distance between %j and %j is %i', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance)
  expect(editDistance(to, from, 3)).toBe(distance)
})

test.each([
  ['numb', 'leg', 3],
  ['bladder', 'ladder', 0],
  ['operation', 'operating', 1],
])('the distance between %j and %j is above %i', (from, to, limit) =>
  expect(editDistance(from, to, limit)).toBe(Infinity),
)

test('a limit only changes distances above it', () =>
  fc.assert(
    fc.property(word, word, fc.nat(4), (from, to, limit) => {
      const distance = editDistance(from, to, 100)
      expect(editDistance(from, to, limit)).toBe(distance > limit ? Infinity : distance)
    }),
  ))
