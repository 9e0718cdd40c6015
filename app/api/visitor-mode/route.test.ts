import { NextRequest } from 'next/server'
import { POST } from './route'

process.env.SITE_URL = 'https://spine.example.com'

type Options = { origin?: string; headers?: Record<string, string> }

/** Submits the switch on a page of `origin`. */
function press(body: string, { origin = 'https://spine.example.com', headers = {} }: Options = {}) {
  return POST(
    new NextRequest(`${origin}/api/visitor-mode`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    }),
  )
}

/** The attributes of the response's only cookie, in lowercase. */
function cookie(response: Response): string[] {
  const [line, ...more] = response.headers.getSetCookie()
  if (line === undefined || more.length > 0) throw new Error('Not exactly one cookie.')
  return line.split(/;\s*/).map((part) => part.toLowerCase())
}

test.each([
  // What a patient says lasts; browsers keep cookies for 400 days.
  ['local', 'max-age=34560000'],
  ['remote', 'max-age=604800'],
])('%s: sets the cookie (%s) and redirects to the switch', async (mode, age) => {
  const response = await press(`mode=${mode}`)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/toggle#${mode}`)
  expect(cookie(response)).toEqual(
    expect.arrayContaining([`visitor-mode=${mode}`, age, 'path=/', 'samesite=lax', 'secure']),
  )
})

test.each([
  ['a page of ours', 'https://spine.example.com/post-operative-care?x=1', '/post-operative-care#our-number'],
  ['no page of ours', 'https://spine.example.com//evil.example', '/toggle#local'],
  ['no page', undefined, '/toggle#local'],
])('the number of the office, asked for on %s: back to it', async (_name, referer, location) => {
  const response = await press('mode=local&back=page', { headers: { ...(referer && { referer }) } })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(location)
  expect(cookie(response)).toContain('visitor-mode=local')
})

test('automatic: deletes the cookie and redirects to the switch', async () => {
  const response = await press('mode=automatic')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/toggle#automatic')
  expect(cookie(response)).toEqual(expect.arrayContaining(['visitor-mode=', 'max-age=0', 'path=/']))
})

test('the cookie is readable by script, which writes the same one', async () => {
  expect(cookie(await press('mode=local'))).not.toContain('httponly')
})

test('the cookie is not Secure if the site does not use https', async () => {
  const response = await press('mode=local', { origin: 'http://localhost:3000' })
  expect(cookie(response)).not.toContain('secure')
})

test.each([
  ['an unknown choice', 'mode=unknown'],
  ['no choice', ''],
  ['an empty choice', 'mode='],
  ['a choice in capitals', 'mode=LOCAL'],
  ['another field', 'visitor-mode=local'],
  ['a broken escape', 'mode=%E0%A4'],
])('%s changes nothing and redirects to the switch', async (_name, body) => {
  const response = await press(body)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/toggle')
  expect(response.headers.getSetCookie()).toEqual([])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['an opaque origin', { origin: 'null' }],
])('a form on %s changes nothing', async (_name, headers) => {
  const response = await press('mode=local', { headers })
  expect(response.headers.get('location')).toBe('/toggle')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('the redirect target never comes from the request', async () => {
  const headers = { referer: 'https://evil.example/', host: 'evil.example' }
  const response = await press('mode=local&next=https://evil.example', { headers })
  expect(response.headers.get('location')).toBe('/toggle#local')
})

test.each(['mode=local', 'mode=automatic', 'mode=unknown'])(
  'the response to %s is not cached',
  async (body) => {
    expect((await press(body)).headers.get('cache-control')).toContain('no-store')
  },
)
