import { observatoryScore } from '../../support/content/observatory'
import { sendRaw } from '../../support/servers/raw-http'
import { expect, test } from '../../support/visitors'

const https = { 'x-forwarded-proto': 'https' }

/** One of each kind of response: its request and status. */
const answers: [what: string, method: string, path: string, status: number][] = [
  ['a page', 'GET', '/about', 200],
  ['a page made for the request', 'GET', '/search?q=disc', 200],
  ['the 404 page', 'GET', '/nothing-here', 404],
  ['a page that is not posted to', 'POST', '/about', 405],
  ['a slash too many', 'GET', '/about/', 308],
  ['an old address', 'GET', '/services/artificial-disc-replacement', 308],
  ['capital letters', 'GET', '/About', 308],
  ['a call', 'GET', '/api/geolocation', 200],
  ['a call refused', 'POST', '/api/contact', 415],
  ['a method refused', 'GET', '/api/contact', 405],
  ['no such call', 'GET', '/api/nothing', 404],
  ['a picture that leads on', 'GET', '/api/og?page=/about', 308],
  ['a static file', 'GET', '/icon.svg', 200],
  ['no such static file', 'GET', '/_next/static/nothing.js', 404],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['the sitemap', 'GET', '/sitemap.xml', 200],
  ['a feed', 'GET', '/feed.xml', 200],
  ['the manifest', 'GET', '/manifest.webmanifest', 200],
  ['security.txt', 'GET', '/.well-known/security.txt', 200],
]

for (const [what, method, path, status] of answers) {
  test(`${what} has the security headers: ${method} ${path}`, async ({ request }) => {
    const answer = await request.fetch(path, { method, maxRedirects: 0, headers: https })
    expect(answer.status()).toBe(status)
    expectHeaders(new Headers(answer.headers()))
    expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000')
    const names = answer.headersArray().map(({ name }) => name.toLowerCase())
    const once = names.filter((name) => /security|policy|x-frame|x-content-type/.test(name))
    expect(once.sort()).toEqual([...new Set(once)].sort())
  })
}

function expectHeaders(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(part)
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\bhttps?:/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers.get(name)).toBeNull()
}

test("the build's own files have the headers that mean something for a file", async ({ request }) => {
  const page = await (await request.get('/about')).text()
  const paths = page.match(/\/_next\/static\/[\w.~/-]+\.(?:css|woff2|js)/g) ?? []
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers).not.toHaveProperty('permissions-policy')
  }
})

test("the server's own responses have them too", async ({ baseURL }) => {
  for (const [lines, status] of [
    [['GET http://evil.example/ HTTP/1.1', 'Host: a'], 400],
    [['GET / HTTP/1.1', 'Host: a', 'Host: b'], 400],
    [['TRACE / HTTP/1.1', 'Host: a'], 405],
  ] as const) {
    const answer = await sendRaw(baseURL, [`${lines.join('\r\n')}\r\n\r\n`])
    expect([lines[0], answer.status]).toEqual([lines[0], status])
    expectHeaders(answer.headers)
    expect(answer.json).toMatchObject({ success: false, error: { message: /\w/ } })
  }
})

test('over plain http there are no https headers', async ({ request }) => {
  for (const path of ['/about', '/icon.svg', '/api/geolocation']) {
    const headers = (await request.get(path)).headers()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  }
})

test('images may be embedded by other sites; pages and API responses may not', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['cross-origin-resource-policy']
  for (const path of [
    '/api/og?page=/about',
    '/icon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icons/icon-192.png',
  ])
    expect([path, await policyOf(path)]).toEqual([path, 'cross-origin'])
  for (const path of ['/', '/api/geolocation', '/pictures/orchard-road.svg', '/feed.xml'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
})

test('a nonce is new for each response, and a visitor cannot choose it', async ({ request }) => {
  const chosen = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const answers = await Promise.all([1, 2].map(() => request.get('/search?q=disc', { headers: chosen })))
  const nonces = answers.map(
    (answer) => /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  for (const answer of answers) expect(await answer.text()).not.toContain('chosen')
})

// The proxy redirects http: docs/launch.md has it in both configurations.
const plainHttp = 'redirected to https' as const

for (const path of ['/', '/contact', '/search?q=disc', '/nothing-here', '/api/geolocation', '/robots.txt']) {
  test(`${path} scores 100 or more on Mozilla's Observatory`, async ({ request }) => {
    const place = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }
    const answer = await request.get(path, { headers: { ...https, ...place } })
    const headers = new Headers(
      answer.headersArray().map(({ name, value }): [string, string] => [name, value]),
    )
    const { score, scores } = observatoryScore({ headers, html: await answer.text(), plainHttp })
    expect(scores.filter(({ modifier }) => modifier < 0)).toEqual([])
    expect(score).toBeGreaterThanOrEqual(100)
  })
}

test('the scoring tells an unprotected response from ours', () => {
  const bare = { headers: new Headers({ 'set-cookie': 'session=1' }), html: '', plainHttp: 'served' } as const
  expect(observatoryScore(bare).score).toBe(0)
  const weak = new Headers({ 'content-security-policy': "script-src 'self' 'unsafe-inline'" })
  expect(observatoryScore({ headers: weak, html: '', plainHttp }).scores[0]?.modifier).toBe(-20)
})
