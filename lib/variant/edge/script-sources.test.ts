import { pageScriptsSchema, scriptSources } from './script-sources'

const pages = {
  '/local': ["'sha256-home'"],
  '/local/about': ["'sha256-about'"],
  '/_not-found': ["'sha256-theme'", "'sha256-404'"],
}
const sources = (variant: string, path: string, nonce = 'n1') =>
  scriptSources(pages, { variant, path }, () => nonce)

test('a prerendered page has its own hashes and no nonce', () => {
  expect(sources('local', '/')).toEqual(["'sha256-home'"])
  expect(sources('local', '/about')).toEqual(["'sha256-about'"])
})

test("hashes are not shared with another variant's page", () =>
  expect(sources('remote', '/about')).not.toContain("'sha256-about'"))

test.each(['/search', '/nothing-here'])(
  "%s is not prerendered: allows a nonce and the 404 page's hashes",
  (path) => expect(sources('local', path)).toEqual(["'nonce-n1'", "'sha256-theme'", "'sha256-404'"]),
)

test('each response has a new nonce', () => expect(sources('local', '/search', 'n2')).toContain("'nonce-n2'"))

test('property names of Object.prototype are not pages', () =>
  expect(scriptSources({}, { variant: '__proto__', path: '/' }, () => 'n')).toEqual(["'nonce-n'"]))

test('the schema accepts hashes but nothing that would weaken the policy', () => {
  expect(pageScriptsSchema.safeParse(pages).success).toBe(true)
  expect(pageScriptsSchema.safeParse({ '/a': ["'unsafe-inline'"] }).success).toBe(false)
})
