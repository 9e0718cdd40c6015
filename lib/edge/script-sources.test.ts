import { pageScriptsSchema, scriptSources } from './script-sources'

const pages = {
  '/local-mobile': ["'sha256-home'"],
  '/local-mobile/about': ["'sha256-about'"],
  '/_not-found': ["'sha256-theme'", "'sha256-404'"],
}
const sources = (segment: string, path: string, nonce = 'n1') =>
  scriptSources(pages, { segment, path }, () => nonce)

test('a prerendered page has its own hashes and no nonce', () => {
  expect(sources('local-mobile', '/')).toEqual(["'sha256-home'"])
  expect(sources('local-mobile', '/about')).toEqual(["'sha256-about'"])
})

test("another variant's page is another page", () =>
  expect(sources('remote-mobile', '/about')).not.toContain("'sha256-about'"))

test.each(['/search', '/nothing-here'])('%s, which was not prerendered: a nonce, or the 404 page', (path) =>
  expect(sources('local-mobile', path)).toEqual(["'nonce-n1'", "'sha256-theme'", "'sha256-404'"]),
)

test('a new nonce for each answer', () =>
  expect(sources('local-mobile', '/search', 'n2')).toContain("'nonce-n2'"))

test('names of the language itself are no pages', () =>
  expect(scriptSources({}, { segment: '__proto__', path: '/' }, () => 'n')).toEqual(["'nonce-n'"]))

test('what a build writes holds hashes and nothing that would weaken the policy', () => {
  expect(pageScriptsSchema.safeParse(pages).success).toBe(true)
  expect(pageScriptsSchema.safeParse({ '/a': ["'unsafe-inline'"] }).success).toBe(false)
})
