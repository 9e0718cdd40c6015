import { securityText } from './security-text'

process.env.SITE_URL = 'https://spine.example.com'

const now = new Date('2030-02-03T22:15:00Z')
const lines = securityText(now).trimEnd().split('\n')
const field = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))

test('gives the security contact, not the office', () => {
  expect(field('Contact')).toEqual(['mailto:web-security@example.com'])
})

test('expires in the future, within a year (RFC 9116, section 2.5.5)', () => {
  const [expires, ...more] = field('Expires').map((date) => Date.parse(date))
  expect(more).toEqual([])
  expect(expires).toBeGreaterThan(now.getTime())
  expect(expires).toBeLessThan(Date.parse('2031-02-03T22:15:00Z'))
})

test('stays the same all day', () =>
  expect(securityText(new Date('2030-02-03T00:00:00Z'))).toBe(securityText(now)))

test('gives its canonical URL and preferred language', () => {
  expect(field('Canonical')).toEqual(['https://spine.example.com/.well-known/security.txt'])
  expect(field('Preferred-Languages')).toEqual(['en'])
})
