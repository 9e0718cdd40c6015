import { isPageRequest } from './is-page-request'

const get = (headers: Record<string, string>, url = '/about', method = 'GET') =>
  isPageRequest({ method, url, headers: { host: 'example.com', ...headers } })

test('a plain GET or HEAD is a page request', () => {
  expect(get({ cookie: 'a=b', 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' })).toBe(true)
  expect(get({}, '/about', 'HEAD')).toBe(true)
  expect(get({}, '/about', 'POST')).toBe(false)
})

test.each(['rsc', 'next-url', 'range', 'x-middleware-subrequest', 'if-modified-since', 'content-length'])(
  'leaves requests with the header %s to Next.js',
  (name) => expect(get({ [name]: '1' })).toBe(false),
)

test('leaves proxy protocol lists and draft mode to Next.js', () => {
  expect(get({ 'x-forwarded-proto': 'https,http' })).toBe(false)
  expect(get({ cookie: 'a=b; __prerender_bypass=1' })).toBe(false)
})

test.each(['?utm_source=mail&utm_medium=x-1', '?gclid=Abc_1'])('accepts the query %s', (query) =>
  expect(get({}, `/about${query}`)).toBe(true),
)

test.each(['?', '?a', '?a=', '?a=b&', '?a=b%20c', '?a=b+c', '?_rsc=1', '?a=b&_rsc=1', '?nxtPvariant=x'])(
  'leaves the query %s to Next.js',
  (query) => expect(get({}, `/about${query}`)).toBe(false),
)
