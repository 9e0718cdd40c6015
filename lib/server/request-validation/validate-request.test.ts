import { globSync, readFileSync } from 'node:fs'
import { validateRequest } from './validate-request'

const request = (change: { method?: string; url?: string; hosts?: string[]; httpVersion?: string }) => {
  const { method = 'GET', url = '/', hosts = ['spine.example.com'], httpVersion = '1.1' } = change
  const [host] = hosts
  const rawHeaders = ['Accept', 'Host', ...hosts.flatMap((each) => ['Host', each])]
  return { method, url, httpVersion, rawHeaders, headers: host === undefined ? {} : { host } }
}

test.each(['/', '/about?a=b', '/caf%C3%A9', '//about', '/a*b', '/http://evil.example/'])(
  'accepts the path %s',
  (url) => expect(validateRequest(request({ url }))).toBeNull(),
)

test.each([
  '*',
  'about',
  '',
  'http://spine.example.com/',
  'https://evil.example/about',
  'HTTP://evil.example/',
  '?a',
  '/%',
  '/%E0%A4%A',
  '/%ff?a',
])('rejects the request target "%s"', (url) =>
  expect(validateRequest(request({ url }))).toEqual({ status: 400, code: 'malformed' }),
)

test.each([['localhost'], ['localhost:3000'], ['[::1]:3000'], ['spine.example.com']])(
  'accepts the host %s',
  (host) => expect(validateRequest(request({ hosts: [host] }))).toBeNull(),
)

test.each([[[]], [['a', 'b']], [['a', 'a']], [['a b']], [['a/b']], [['user@a']], [['a\\b']], [['']]])(
  'rejects the Host headers %j',
  (hosts) => expect(validateRequest(request({ hosts }))).toEqual({ status: 400, code: 'malformed' }),
)

test('HTTP/1.0 doesn’t require a host', () =>
  expect(validateRequest(request({ hosts: [], httpVersion: '1.0' }))).toBeNull())

const notAllowed = { status: 405, code: 'method-not-allowed', allow: 'GET, HEAD' }

test.each([
  '/about',
  '/',
  '/api/none',
  '/api/contact/more',
  '/pictures/none',
  '/_next/none',
  '/staff/a',
  '/staff/a/b',
])('nothing can be posted to %s', (url) =>
  expect(validateRequest(request({ method: 'POST', url }))).toEqual(notAllowed),
)

test.each(['PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])('a page does not take %s', (method) =>
  expect(validateRequest(request({ method }))).toEqual(notAllowed),
)

test('no route takes TRACE', () =>
  expect(validateRequest(request({ method: 'TRACE', url: '/api/contact' }))).toEqual(notAllowed))

/** The address of a route file, with a made-up token for its parameter. */
const addressOf = (file: string) => `/${file.replace(/\/?route\.ts$/, '').replace(/\[\w+\]/, 'a1-B_2')}`

test('every route that takes posts can be reached by them', () => {
  const files = globSync('**/route.ts', { cwd: 'app' })
  const posted = files.filter((file) => /function POST|const POST/.test(readFileSync(`app/${file}`, 'utf8')))
  expect(posted.length).toBeGreaterThan(3)
  for (const file of posted)
    expect([file, validateRequest(request({ method: 'POST', url: addressOf(file) }))]).toEqual([file, null])
})
