import { makeCopy } from './make-copy'

const now = new Date('2026-11-22T10:00:00Z')
const files = ['/_next/static/chunks/a.js']
const html = '<!DOCTYPE html><html lang="en"><script src="/_next/static/chunks/a.js"></script></html>'
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "script-src 'self'",
  'Content-Encoding': 'gzip',
  'Page-Variant': 'local-mobile',
}
const answer = (body = html, init: ResponseInit = {}) => new Response(body, { headers, ...init })

test('a copy says from when it is, and keeps the policy of its page', async () => {
  const copy = await makeCopy(answer(), files, now)
  expect(await copy?.text()).toContain('<html data-copied="2026-11-22T10:00:00.000Z" lang="en">')
  expect(copy?.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(copy?.headers.get('content-encoding')).toBeNull()
})

test.each([
  ['an error', answer(html, { status: 503, headers })],
  ['what is no page', answer('{}', { headers: { ...headers, 'Content-Type': 'application/json' } })],
  ['a page of no variant', answer(html, { headers: { 'Content-Type': 'text/html' } })],
  ['a page of another build', answer(html.replace('a.js', 'b.js'))],
])('%s is not kept', async (_, given) => {
  expect(await makeCopy(given, files, now)).toBeNull()
})
