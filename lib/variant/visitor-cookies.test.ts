import { cookieAttributes, modeCookie, modeFromCookie, modeOf } from './visitor-cookies'

test('the cookie is named visitor-mode', () => expect(modeCookie).toBe('visitor-mode'))

test.each([
  [true, true],
  [false, false],
])(
  'lasts seven days, site-wide, SameSite=Lax, readable by scripts; with HTTPS (%s), secure is %s',
  (isHttps, secure) => {
    expect(cookieAttributes(isHttps)).toEqual({ maxAge: 604800, path: '/', sameSite: 'lax', secure })
  },
)

test('what a visitor said about themselves lasts as long as browsers allow, 400 days', () =>
  expect(cookieAttributes(true, 'choice').maxAge).toBe(34_560_000))

test.each(['local', 'remote'] as const)('accepts %s', (mode) => expect(modeFromCookie(mode)).toBe(mode))

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
])('ignores the cookie value %j', (value) => expect(modeFromCookie(value)).toBeNull())

test('is local near the office, else remote', () => {
  expect(modeOf(true)).toBe('local')
  expect(modeOf(false)).toBe('remote')
})
