import { devices, encodeVariant, modes, parseVariant, variants } from './variant'

test('every pair of mode and layout is a variant, once', () => {
  expect(modes).toEqual(['local', 'remote', 'unknown'])
  expect(devices).toEqual(['mobile', 'desktop'])
  expect(variants).toHaveLength(6)
  for (const mode of modes) {
    for (const device of devices) expect(variants).toContainEqual({ mode, device })
  }
})

test.each(variants)('$mode on $device survives its path segment', (variant) => {
  expect(parseVariant(encodeVariant(variant))).toEqual(variant)
})

test('no two variants share a path segment, and each is one plain segment', () => {
  const segments = variants.map(encodeVariant)
  expect(new Set(segments).size).toBe(segments.length)
  for (const segment of segments) expect(segment).toMatch(/^[a-z-]+$/)
})

test.each([
  '',
  'about',
  'local',
  'mobile',
  'local-',
  '-mobile',
  'local-tablet',
  'loading-mobile',
  'mobile-local',
  'Local-mobile',
  'local-mobile ',
  'local-mobile-desktop',
  'constructor',
])('%j names no variant', (segment) => expect(parseVariant(segment)).toBeNull())
