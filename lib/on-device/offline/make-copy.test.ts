import { makeCopy } from './make-copy'

const now = new Date('2026-11-22T10:00:00Z')
const files = ['/_next/static/chunks/a.js']
const html = '<!DOCTYPE html><html lang="en"><script src="/_next/static/chunks/a.js"></script></html>'
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "script-src 'self'",
  'Content-Encoding': 'gzip',
  'Page-Variant': 'local',
}
const answer = (body = html, init: ResponseInit = {}) => new Response(body, { headers, ...init })

test('a copy states when it was made and keeps its page’s security policy', async () => {
  const copy = await makeCopy(answer(), files, now)
  expect(await copy?.text()).toContain('<html data-copied="2026-11-22T10:00:00.000Z" lang="en">')
  expect(copy?.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(copy?.headers.get('content-encoding')).toBeNull()
})

test.each([
  ['an error', answer(html, { status: 503, headers })],
  [
    'a response that is not HTML',
    answer('{}', { headers: { ...headers, 'Content-Type': 'application/json' } }),
  ],
  ['a page without a variant', answer(html, { headers: { 'Content-Type': 'text/html' } })],
  ['a page from another build', answer(html.replace('a.js', 'b.js'))],
])('does not store %s', async (_, given) => {
  expect(await makeCopy(given, files, now)).toBeNull()
})
