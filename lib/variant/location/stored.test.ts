import fc from 'fast-check'
import { z } from 'zod'
import { asGeolocationAnswer, asLocationRecord, asTestLocation } from './stored'

/* What the guards have to accept. */
const locationRecordSchema = z.object({ isLocal: z.boolean(), timestamp: z.number(), distance: z.number() })
const testLocationSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  name: z.string(),
})
const geolocationAnswerSchema = z.object({
  success: z.literal(true),
  isLocal: z.boolean(),
  distance: z.number(),
})

const numbers = fc.oneof(
  fc.constantFrom(0, -0, 90, -90, 180, -180, 90.0001, -90.0001, 180.0001, -180.0001, 1e308),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
)
// Valid values of every field, invalid ones of the right type, and other JSON values.
const values = fc.oneof(
  { weight: 3, arbitrary: fc.boolean() },
  { weight: 6, arbitrary: numbers },
  { weight: 3, arbitrary: fc.constantFrom('mobile', 'desktop', 'tablet', '', 'Visalia', 'true', '36.3') },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Valid and nearly valid objects: each field may be valid, invalid or missing, and there may be others. */
function nearly<Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) {
  const muddled = Object.fromEntries(
    Object.entries(fields).map(([name, right]) => [
      name,
      fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: values }),
    ]),
  )
  const object = fc.record(muddled, { requiredKeys: [] })
  const complete = fc.record(muddled)
  const withMore = fc
    .tuple(complete, fc.dictionary(fc.string(), values))
    .map(([own, more]) => ({ ...more, ...own }))
  return fc.oneof(complete, object, withMore, fc.array(object), fc.jsonValue())
}

type Guard = [string, (value: unknown) => unknown, z.ZodObject, fc.Arbitrary<unknown>]

const guards: Guard[] = [
  [
    'a stored result',
    asLocationRecord,
    locationRecordSchema,
    nearly({ isLocal: fc.boolean(), timestamp: numbers, distance: numbers }),
  ],
  [
    'a test override',
    asTestLocation,
    testLocationSchema,
    nearly({
      lat: fc.double({ min: -91, max: 91, noNaN: true }),
      lng: fc.double({ min: -181, max: 181, noNaN: true }),
      name: fc.string(),
    }),
  ],
  [
    "the call's answer",
    asGeolocationAnswer,
    geolocationAnswerSchema,
    nearly({ success: fc.constant(true), isLocal: fc.boolean(), distance: numbers }),
  ],
]

test.each(guards)(
  'the guard for %s accepts exactly what its schema accepts',
  (_name, guard, schema, near) => {
    let accepted = 0
    const agrees = (raw: unknown) => {
      // Guards only ever get values that JSON can represent.
      const value: unknown = JSON.parse(JSON.stringify(raw))
      const expected = schema.safeParse(value)
      expect(guard(value)).toEqual(expected.success ? expected.data : null)
      if (expected.success) accepted += 1
    }
    fc.assert(fc.property<[unknown]>(near, agrees), { numRuns: 1000 })
    // Make sure that the property above did not compare only rejected values.
    expect(accepted).toBeGreaterThan(100)
  },
)

test.each(guards)('the guard for %s strips unknown fields', (_name, guard, schema) => {
  const everything = {
    isLocal: true,
    timestamp: 1,
    distance: 2,
    lat: 3,
    lng: 4,
    name: 'Visalia',
    success: true,
    address: '203.0.113.7',
  }
  const guarded = guard(everything) as Record<string, unknown>
  expect(Object.keys(guarded).sort()).toEqual(Object.keys(schema.shape).sort())
})

test.each(guards)(
  'the guard for %s rejects non-finite numbers, as its schema does',
  (_name, guard, schema) => {
    for (const number of [NaN, Infinity, -Infinity]) {
      const value = {
        success: true,
        isLocal: true,
        timestamp: number,
        distance: number,
        lat: number,
        lng: number,
        name: '',
      }
      expect(schema.safeParse(value).success).toBe(false)
      expect(guard(value)).toBeNull()
    }
  },
)

test.each([undefined, null, true, 1, 'text', [], () => ({})])('rejects %p', (value) => {
  for (const [, guard] of guards) expect(guard(value)).toBeNull()
})
