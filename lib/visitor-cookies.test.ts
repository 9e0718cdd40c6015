import { cookieAttributes, deviceCookie, modeCookie, modeFromCookie, modeOf } from './visitor-cookies'

test('the names of the contract', () => {
  expect(modeCookie).toBe('visitor-mode')
  expect(deviceCookie).toBe('visitor-device')
})

test.each([
  [true, true],
  [false, false],
])('seven days, whole site, lax, for script too; over https (%s) secure: %s', (isHttps, secure) => {
  expect(cookieAttributes(isHttps)).toEqual({ maxAge: 604800, path: '/', sameSite: 'lax', secure })
})

test.each(['local', 'remote'] as const)('the cookie may say %s', (mode) =>
  expect(modeFromCookie(mode)).toBe(mode),
)

test.each([
  undefined,
  '',
  'unknown',
  'loading',
  'automatic',
  'true',
  'Local',
  ' local',
  'local ',
  'local,remote',
  '"local"',
  'constructor',
])('%j in the cookie says nothing', (value) => expect(modeFromCookie(value)).toBeNull())

test('near the office is local, elsewhere remote', () => {
  expect(modeOf(true)).toBe('local')
  expect(modeOf(false)).toBe('remote')
})
