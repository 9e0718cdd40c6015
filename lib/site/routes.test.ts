import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { officePages } from './pages/office-pages'
import { ancestors, routes } from './routes'
import { articles } from '@/content/collections/articles'
import { conditionGuides } from '@/content/collections/conditions'
import { legalPages } from '@/content/collections/legal'
import { procedureGuides } from '@/content/collections/procedures'
import { servicePages } from '@/content/collections/services'
import { requiredRoutes } from '@/tests/support/content/required-routes'

/** The slugs of the dynamic routes, by folder. */
const slugs: Record<string, string[]> = {
  '/blog': articles.map(({ slug }) => slug),
  '/services': servicePages.map(({ slug }) => slug),
  '/resources/conditions': conditionGuides.map(({ slug }) => slug),
  '/resources/procedures': procedureGuides.map(({ slug }) => slug),
  '/legal': Object.keys(legalPages),
}

/** The path of every page file in app/[variant], with dynamic routes expanded. */
function pagePaths(): string[] {
  const files = readdirSync(join(process.cwd(), 'app/[variant]'), { recursive: true, encoding: 'utf8' })
  return (
    files
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => (dirname(file) === '.' ? '/' : `/${dirname(file)}`))
      // Only if the practice has supplied its facts.
      .filter((address) => address !== '/referring-offices' || address in officePages)
      .flatMap((address) => {
        if (!address.endsWith('/[slug]')) return [address]
        const kind = address.slice(0, -'/[slug]'.length)
        return slugs[kind]!.map((slug) => `${kind}/${slug}`)
      })
  )
}

const hrefs = routes.map(({ href }) => href)
const hrefsAbove = (href: string) => ancestors(href).map((route) => route.href)

test('every route has a page, and every page a route', () =>
  expect([...hrefs].sort()).toEqual(pagePaths().sort()))

test('paths are unique', () => expect(new Set(hrefs).size).toBe(hrefs.length))

test.each(requiredRoutes)('%s is a route', (href) => expect(hrefs).toContain(href))

test('every article is a route, labeled with its heading', () => {
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

test('the sitemap leaves out only personal pages', () => {
  const unlisted = routes.filter(({ inSitemap }) => !inSitemap).map(({ href }) => href)
  expect(unlisted.sort()).toEqual(['/contact/result', '/search', '/toggle'])
})

test('every listed page has a review date', () => {
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
])('the ancestors of %s are %j', (href, above) => expect(hrefsAbove(href)).toEqual(above))

test('no page is its own ancestor, and ancestors are routes', () => {
  for (const { href } of routes) {
    expect(hrefsAbove(href)).not.toContain(href)
    for (const route of ancestors(href)) expect(routes).toContainEqual(route)
  }
})

test('a shared prefix alone does not make an ancestor', () =>
  expect(hrefsAbove('/services-and-more')).not.toContain('/services'))
