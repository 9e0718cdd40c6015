import { edgePosition } from '@/lib/variant/place/edge-headers'
import { chooseVariant } from './choose-variant'

const visalia = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }
const chicago = { 'x-vercel-ip-latitude': '41.8781', 'x-vercel-ip-longitude': '-87.6298' }

function choose(headers: Record<string, string>, cookie?: string, source: 'vercel' | 'none' = 'vercel') {
  return chooseVariant(cookie, edgePosition(source, new Headers(headers)))
}

test.each([
  ['Visalia', visalia, 'local'],
  ['Chicago', chicago, 'remote'],
])('a first visit from %s: chosen by the headers, which also preset the cookie', (_city, headers, mode) => {
  expect(choose(headers)).toEqual({ variant: mode, preset: mode })
})

test.each([
  ['local', chicago],
  ['remote', visalia],
] as const)('the cookie says %s: it overrides the headers, and nothing is preset', (mode, headers) => {
  expect(choose(headers, mode)).toEqual({ variant: mode, preset: null })
})

test.each([
  ['no headers', {}],
  ['half a position', { 'x-vercel-ip-latitude': '36.3302' }],
  ['words for a position', { 'x-vercel-ip-latitude': 'north', 'x-vercel-ip-longitude': 'west' }],
  ['headers of another network', { 'cf-iplatitude': '36.3302', 'cf-iplongitude': '-119.2921' }],
])('%s and no cookie: unknown, and nothing is preset', (_name, headers) => {
  expect(choose(headers)).toEqual({ variant: 'unknown', preset: null })
})

test('ignores headers from an untrusted source', () => {
  expect(choose(visalia, undefined, 'none')).toEqual({ variant: 'unknown', preset: null })
})

test.each(['unknown', 'loading', 'automatic', '', 'LOCAL', 'local; Path=/', '../local'])(
  'ignores %j in the cookie',
  (junk) => {
    expect(choose(visalia, junk)).toEqual({ variant: 'local', preset: 'local' })
    expect(choose({}, junk)).toEqual({ variant: 'unknown', preset: null })
  },
)

test('0, 0 is a valid position: remote', () => {
  const headers = { 'x-vercel-ip-latitude': '0', 'x-vercel-ip-longitude': '0' }
  expect(choose(headers)).toEqual({ variant: 'remote', preset: 'remote' })
})
