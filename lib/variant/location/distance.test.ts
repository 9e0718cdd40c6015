import fc from 'fast-check'
import { distanceInMiles, locality, type Position } from './distance'

const office = { lat: 36.3274, lng: -119.6459 }
const halfwayRound = Math.PI * 3959

// The miles were calculated independently, from the angle between two vectors.
const cities = [
  ['Hanford', { lat: 36.3274, lng: -119.6457 }, 0.0, true],
  ['Visalia', { lat: 36.3302, lng: -119.2921 }, 19.7, true],
  ['Fresno', { lat: 36.7378, lng: -119.7871 }, 29.4, true],
  ['Tulare', { lat: 36.2077, lng: -119.3473 }, 18.6, true],
  ['Bakersfield', { lat: 35.3733, lng: -119.0187 }, 74.7, false],
  ['Los Angeles', { lat: 34.0522, lng: -118.2437 }, 176.0, false],
  ['San Francisco', { lat: 37.7749, lng: -122.4194 }, 182.7, false],
  ['New York', { lat: 40.7128, lng: -74.006 }, 2458.1, false],
  ['Chicago', { lat: 41.8781, lng: -87.6298 }, 1748.3, false],
] as const

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

/**
 * The same distance calculated another way: from the angle between the two vectors from the earth's center.
 */
function milesByVectors(from: Position, to: Position): number {
  const [a, b] = [from, to].map(({ lat, lng }) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) }
  }) as [Record<'x' | 'y' | 'z', number>, Record<'x' | 'y' | 'z', number>]
  const across = Math.hypot(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  return 3959 * Math.atan2(across, a.x * b.x + a.y * b.y + a.z * b.z)
}

function northOfOffice(miles: number): Position {
  return { lat: office.lat + ((miles / 3959) * 180) / Math.PI, lng: office.lng }
}

test.each(cities)('%s', (_name, city, miles, isLocal) => {
  expect(distanceInMiles(office, city)).toBeCloseTo(miles, 1)
  expect(locality(city)).toEqual({ isLocal, distance: Math.round(miles) })
})

test.each([
  [49.4, 49, true],
  [49.9999, 50, true],
  [50.0001, 50, false],
  [50.4, 50, false],
  [50.6, 51, false],
])('%d miles are shown as %d and are local: %s', (miles, shown, isLocal) => {
  expect(locality(northOfOffice(miles))).toEqual({ isLocal, distance: shown })
})

test('the office itself is local', () => expect(locality(office)).toEqual({ isLocal: true, distance: 0 }))

test.each([
  ['the poles', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }],
  ['two points of the equator', { lat: 0, lng: -90 }, { lat: 0, lng: 90 }],
  ['the office and its antipode', office, { lat: -office.lat, lng: office.lng + 180 }],
  ['antipodes whose sines add up to a hair above 1', { lat: -58, lng: -180 }, { lat: 58, lng: 0 }],
])("%s are half the earth's circumference apart", (_name, from, to) => {
  expect(distanceInMiles(from, to)).toBeCloseTo(halfwayRound, 3)
})

test('works for all antipodes', () =>
  fc.assert(
    fc.property(anywhere, ({ lat, lng }) => {
      expect(distanceInMiles({ lat, lng }, { lat: -lat, lng: lng + 180 })).toBeCloseTo(halfwayRound, 0)
    }),
  ))

test('works across the date line', () => {
  const acrossTheLine = distanceInMiles({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })
  expect(acrossTheLine).toBeCloseTo((0.2 / 180) * halfwayRound, 6)
})

test('is symmetric', () =>
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      expect(distanceInMiles(from, to)).toBeCloseTo(distanceInMiles(to, from), 9)
    }),
  ))

test("is between zero and half the earth's circumference", () =>
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      const miles = distanceInMiles(from, to)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThanOrEqual(halfwayRound)
    }),
  ))

test('any position is 0 miles from itself', () =>
  fc.assert(fc.property(anywhere, (place) => expect(distanceInMiles(place, place)).toBe(0))))

test('agrees with the vector formula everywhere', () =>
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      expect(Math.abs(distanceInMiles(from, to) - milesByVectors(from, to))).toBeLessThan(0.001)
    }),
  ))
