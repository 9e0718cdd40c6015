import { pageHeadersFor } from './page-headers'

const headers = new Headers(pageHeadersFor('/about'))

test("no shared cache keeps a page, and the visitor's own asks before it shows one again", () => {
  const directives = (headers.get('cache-control') ?? '').split(/,\s*/)
  const asksFirst = directives.includes('no-cache') ? ['no-cache'] : ['max-age=0', 'must-revalidate']
  expect(directives.sort()).toEqual(['private', ...asksFirst].sort())
})

test('what a person typed is kept by no cache at all, and the other headers stay', () => {
  expect(pageHeadersFor('/contact/result')).toEqual({
    ...pageHeadersFor('/contact'),
    'Cache-Control': 'no-store',
  })
  for (const path of ['/', '/contact', '/contact/results', '/about/contact/result']) {
    expect(pageHeadersFor(path)).toEqual(pageHeadersFor('/about'))
  }
})

test('form posts keep their origin', () => {
  const policies = (headers.get('referrer-policy') ?? '').split(/,\s*/)
  expect(policies).toEqual(['strict-origin-when-cross-origin'])
})

test('no other site frames a page', () => expect(headers.get('x-frame-options')).toBe('DENY'))

test('browsers do not guess what a page is', () =>
  expect(headers.get('x-content-type-options')).toBe('nosniff'))

test('a page may ask where the visitor is, and for no camera and no microphone', () => {
  const rights = (headers.get('permissions-policy') ?? '').split(/,\s*/)
  expect(rights).toEqual(expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()']))
})
