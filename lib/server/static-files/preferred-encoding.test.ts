import { preferredEncoding } from './preferred-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['zstd', 'identity'],
  ['', 'identity'],
  ['*', 'br'],
  ['identity;q=0', null],
])('a browser that accepts "%s" gets %s', (accepted, encoding) =>
  expect(preferredEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding),
)

test('a browser without the header gets no compression', () =>
  expect(preferredEncoding({ headers: {} })).toBe('identity'))
