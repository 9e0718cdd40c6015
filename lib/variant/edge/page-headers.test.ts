import { pageHeadersFor } from './page-headers'

const hash = "'sha256-n46vPwSWuMC0W703pBofImv82Z26xo4LXymv0E9caPk='"
const page = { path: '/about', isHttps: false, isPhone: false, scriptSources: [hash] } as const
const headers = new Headers(pageHeadersFor(page))

/** The directives of a Content-Security-Policy, by name. */
function policyOf(sent: Headers): Record<string, string[]> {
  const directives = (sent.get('content-security-policy') ?? '').split(/;\s*/)
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/)
      return [name, sources]
    }),
  )
}

test('pages are not stored by shared caches and are revalidated by browsers', () => {
  const directives = (headers.get('cache-control') ?? '').split(/,\s*/)
  const asksFirst = directives.includes('no-cache') ? ['no-cache'] : ['max-age=0', 'must-revalidate']
  expect(directives.sort()).toEqual(['private', ...asksFirst].sort())
})

test('pages with user input are not cached at all; their other headers are the same', () => {
  for (const path of ['/contact/result', '/search'])
    expect(pageHeadersFor({ ...page, path })).toEqual({
      ...pageHeadersFor({ ...page, path: '/contact' }),
      'Cache-Control': 'no-store',
    })
  for (const path of ['/', '/contact', '/contact/results', '/about/contact/result']) {
    expect(pageHeadersFor({ ...page, path })).toEqual(pageHeadersFor(page))
  }
})

test('form posts include their origin', () => {
  const policies = (headers.get('referrer-policy') ?? '').split(/,\s*/)
  expect(policies).toEqual(['strict-origin-when-cross-origin'])
})

test("other sites can't frame a page or share its window", () => {
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test("browsers don't guess content types", () =>
  expect(headers.get('x-content-type-options')).toBe('nosniff'))

test('a page may request the location and show video full screen or picture-in-picture, nothing else', () => {
  const rights = (headers.get('permissions-policy') ?? '').split(/,\s*/)
  const own = ['geolocation=(self)', 'fullscreen=(self)', 'picture-in-picture=(self)']
  const others = rights.filter((right) => !own.includes(right))
  expect(rights).toHaveLength(others.length + own.length)
  for (const right of ['camera', 'microphone', 'payment', 'usb']) expect(others).toContain(`${right}=()`)
  for (const right of others) expect(right).toMatch(/^[a-z-]+=\(\)$/)
})

describe('the content security policy', () => {
  test('allows our script files and the listed inline scripts', () =>
    expect(policyOf(headers)['script-src']).toEqual(["'self'", hash]))

  test('allows no other loading, framing, embedding or sending', () => {
    const policy = policyOf(headers)
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'"],
    })
    const sources = Object.values(policy).flat()
    for (const source of sources) expect(source).toMatch(/^('none'|'self'|'sha256-[\w+/]{43}='|data:)$/)
    expect(policy['img-src']).toEqual(["'self'", 'data:'])
  })

  test('is omitted only for the development tools', () =>
    expect(pageHeadersFor({ ...page, scriptSources: null })).not.toHaveProperty('Content-Security-Policy'))
})

test('only responses over HTTPS require HTTPS', () => {
  const secure = new Headers(pageHeadersFor({ ...page, isHttps: true }))
  expect(secure.get('strict-transport-security')).toBe('max-age=31536000')
  expect(policyOf(secure)).toHaveProperty('upgrade-insecure-requests')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(policyOf(headers)).not.toHaveProperty('upgrade-insecure-requests')
})

test('a page links to the speculation rules, except on phones', () => {
  expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  expect(pageHeadersFor({ ...page, isPhone: true })).not.toHaveProperty('Speculation-Rules')
})
