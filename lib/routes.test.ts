import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ancestors, routes } from './routes'
import { articles } from '@/content/articles'
import { conditionGuides } from '@/content/condition-guides'
import { legalPages } from '@/content/legal-pages'
import { servicePages } from '@/content/service-pages'
import { specRoutes } from '@/tests/spec-routes'

/** What stands for the last part of the addresses below a folder. */
const slugs: Record<string, string[]> = {
  '/blog': articles.map(({ slug }) => slug),
  '/services': servicePages.map(({ slug }) => slug),
  '/resources/conditions': conditionGuides.map(({ slug }) => slug),
  '/legal': Object.keys(legalPages),
}

/** The address of every page file below app/[variant]; the file of a kind stands for each page of it. */
function pageAddresses(): string[] {
  const files = readdirSync(join(process.cwd(), 'app/[variant]'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => (dirname(file) === '.' ? '/' : `/${dirname(file)}`))
    .flatMap((address) => {
      if (!address.endsWith('/[slug]')) return [address]
      const kind = address.slice(0, -'/[slug]'.length)
      return slugs[kind]!.map((slug) => `${kind}/${slug}`)
    })
}

const hrefs = routes.map(({ href }) => href)
const hrefsAbove = (href: string) => ancestors(href).map((route) => route.href)

test('every route has a page, and every page a route', () =>
  expect([...hrefs].sort()).toEqual(pageAddresses().sort()))

test('no address is listed twice', () => expect(new Set(hrefs).size).toBe(hrefs.length))

test.each(specRoutes)('%s of the spec is a route', (href) => expect(hrefs).toContain(href))

test('every article is a route under its heading', () => {
  expect(articles.length).toBeGreaterThan(0)
  for (const { slug, heading, health } of articles) {
    expect(routes).toContainEqual({
      href: `/blog/${slug}`,
      label: heading,
      inSitemap: true,
      lastReviewed: health.reviewed,
    })
  }
})

test('every route has a label', () => {
  for (const { label } of routes) expect(label.trim()).not.toBe('')
})

test("the sitemap leaves out only the visitor's own pages", () => {
  const unlisted = routes.filter(({ inSitemap }) => !inSitemap).map(({ href }) => href)
  expect(unlisted.sort()).toEqual(['/contact/result', '/search', '/toggle'])
})

test('every listed page says on which day it was last read through', () => {
  for (const { href, inSitemap, lastReviewed } of routes) {
    expect([href, lastReviewed]).toEqual([
      href,
      inSitemap ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : null,
    ])
  }
})

test.each([
  ['/', []],
  ['/about', ['/']],
  ['/services', ['/']],
  ['/services/robotic-surgery', ['/', '/services']],
  ['/resources/faq', ['/', '/resources']],
  ['/contact/result', ['/', '/contact']],
  ['/blog/moving-with-back-pain', ['/', '/blog']],
  ['/legal/privacy-policy', ['/']],
  ['/preoperative-education', ['/']],
])('above %s stand %j', (href, above) => expect(hrefsAbove(href)).toEqual(above))

test('no page stands above itself, and each above has its own label', () => {
  for (const { href } of routes) {
    expect(hrefsAbove(href)).not.toContain(href)
    for (const route of ancestors(href)) expect(routes).toContainEqual(route)
  }
})

test('an address that only begins alike stands elsewhere', () =>
  expect(hrefsAbove('/services-and-more')).not.toContain('/services'))
