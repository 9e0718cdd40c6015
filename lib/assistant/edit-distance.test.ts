import { editDistance } from './edit-distance'

test.each([
  ['numb', 'numb', 0],
  ['blader', 'bladder', 1],
  ['wekaness', 'weakness', 1],
  ['numness', 'numbness', 1],
  ['', 'leg', 3],
  ['urinte', 'urinate', 1],
  ['siatica', 'sciatica', 1],
])('%j and %j are %i apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
  expect(editDistance(to, from)).toBe(distance)
})
