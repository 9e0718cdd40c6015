import { hashOf, placeOf } from './hashes'

test('different texts have different numbers', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'leg', 'legs', 'niño', 'nino']
  expect(new Set(texts.map(hashOf)).size).toBe(texts.length)
  expect(hashOf('leg')).toBe(hashOf('leg'))
})

test.each([
  [-7, 0],
  [0, 1],
  [3, 2],
  [9, 3],
  [-8, -1],
  [2, -1],
  [10, -1],
])('%i is at place %i', (value, place) => expect(placeOf(Int32Array.of(-7, 0, 3, 9), value)).toBe(place))
