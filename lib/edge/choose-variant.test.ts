import { edgePosition } from '@/lib/location/edge-headers'
import { chooseVariant } from './choose-variant'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const visalia = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }
const chicago = { 'x-vercel-ip-latitude': '41.8781', 'x-vercel-ip-longitude': '-87.6298' }

type Cookies = { 'visitor-mode'?: string; 'visitor-device'?: string }

function choose(headers: Record<string, string>, cookies: Cookies, source: 'vercel' | 'none' = 'vercel') {
  const sent = new Headers(headers)
  const cookie = (name: keyof Cookies) => cookies[name]
  return chooseVariant({ headers: sent, cookie }, edgePosition(source, sent))
}

function modeFor(headers: Record<string, string>, cookies: Cookies = {}) {
  const { variant, preset } = choose(headers, cookies)
  return { mode: variant.mode, preset }
}

function deviceFor(headers: Record<string, string>, cookies: Cookies = {}) {
  return choose(headers, cookies).variant.device
}

test.each([
  ['Visalia', visalia, 'local'],
  ['Chicago', chicago, 'remote'],
])('a first visit from %s: the headers settle it, and the cookie is preset', (_city, headers, mode) => {
  expect(modeFor(headers)).toEqual({ mode, preset: mode })
})

test.each([
  ['local', chicago],
  ['remote', visalia],
] as const)('the cookie says %s: above the headers, and nothing is preset', (mode, headers) => {
  expect(modeFor(headers, { 'visitor-mode': mode })).toEqual({ mode, preset: null })
})

test.each([
  ['no headers', {}],
  ['half a position', { 'x-vercel-ip-latitude': '36.3302' }],
  ['words for a position', { 'x-vercel-ip-latitude': 'north', 'x-vercel-ip-longitude': 'west' }],
  ['headers of another network', { 'cf-iplatitude': '36.3302', 'cf-iplongitude': '-119.2921' }],
])('%s and no cookie: unknown, and nothing is preset', (_name, headers) => {
  expect(modeFor(headers)).toEqual({ mode: 'unknown', preset: null })
})

test('headers that nobody vouches for settle nothing', () => {
  const { variant, preset } = choose(visalia, {}, 'none')
  expect({ mode: variant.mode, preset }).toEqual({ mode: 'unknown', preset: null })
})

test.each(['unknown', 'loading', 'automatic', '', 'LOCAL', 'local; Path=/', '../local-mobile'])(
  '%j in the cookie is ignored',
  (junk) => {
    expect(modeFor(visalia, { 'visitor-mode': junk })).toEqual({ mode: 'local', preset: 'local' })
    expect(modeFor({}, { 'visitor-mode': junk })).toEqual({ mode: 'unknown', preset: null })
  },
)

test('a position at zero, zero is a position: remote', () => {
  const headers = { 'x-vercel-ip-latitude': '0', 'x-vercel-ip-longitude': '0' }
  expect(modeFor(headers)).toEqual({ mode: 'remote', preset: 'remote' })
})

test.each([
  ['a phone', { 'user-agent': phone }, 'mobile'],
  ['a desktop', { 'user-agent': desktop }, 'desktop'],
  ['no user agent', {}, 'desktop'],
])('%s gets its layout', (_name, headers, device) => expect(deviceFor(headers)).toBe(device))

test.each([
  ['desktop', phone],
  ['mobile', desktop],
] as const)('the device cookie says %s: above the user agent', (device, userAgent) => {
  expect(deviceFor({ 'user-agent': userAgent }, { 'visitor-device': device })).toBe(device)
})

test.each(['tablet', '', 'Mobile', 'local'])('%j in the device cookie is ignored', (junk) => {
  expect(deviceFor({ 'user-agent': phone }, { 'visitor-device': junk })).toBe('mobile')
  expect(deviceFor({ 'user-agent': desktop }, { 'visitor-device': junk })).toBe('desktop')
})

test('mode and layout are chosen apart from each other', () => {
  const cookies = { 'visitor-mode': 'remote', 'visitor-device': 'desktop' }
  expect(choose({ ...visalia, 'user-agent': phone }, cookies)).toEqual({
    variant: { mode: 'remote', device: 'desktop' },
    preset: null,
  })
})
