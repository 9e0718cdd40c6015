import { testCities } from './test-cities'

test('the nine cities and their expected distances', () => {
  expect(testCities.map(({ name, expected }) => [name, expected])).toEqual([
    ['Hanford', 0],
    ['Visalia', 22],
    ['Fresno', 33],
    ['Tulare', 19],
    ['Bakersfield', 78],
    ['Los Angeles', 186],
    ['San Francisco', 183],
    ['New York', 2445],
    ['Chicago', 1665],
  ])
})

// From a public gazetteer, to a tenth of a degree.
test.each([
  ['Hanford', 36.3, -119.6],
  ['Visalia', 36.3, -119.3],
  ['Fresno', 36.7, -119.8],
  ['Tulare', 36.2, -119.3],
  ['Bakersfield', 35.4, -119.0],
  ['Los Angeles', 34.1, -118.2],
  ['San Francisco', 37.8, -122.4],
  ['New York', 40.7, -74.0],
  ['Chicago', 41.9, -87.6],
])('%s has the right coordinates', (name, lat, lng) => {
  const city = testCities.find((candidate) => candidate.name === name)
  expect(city?.lat).toBeCloseTo(lat, 0)
  expect(city?.lng).toBeCloseTo(lng, 0)
  expect(Math.abs((city?.lat ?? 0) - lat)).toBeLessThan(0.06)
  expect(Math.abs((city?.lng ?? 0) - lng)).toBeLessThan(0.06)
})
