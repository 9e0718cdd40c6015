import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ancestors, routes } from './routes'
import { articles } from '@/content/articles'
import { specRoutes } from '@/tests/spec-routes'

/** The address of every page file below app/[variant]; an article's file stands for each article. */
function pageAddresses(): string[] {
  const files = readdirSync(join(process.cwd(), 'app/[variant]'), { recursive: true, encoding: 'utf8' })
  const folders = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map((file) => dirname(file))
  return folders
    .map((folder) => (folder === '.' ? '/' : `/${folder}`))
    .flatMap((address) =>
      address === '/blog/[slug]' ? articles.map(({ slug }) => `/blog/${slug}`) : [address],
    )
}

const hrefs = routes.map(({ href }) => href)
const hrefsAbove = (href: string) => ancestors(href).map((route) => route.href)

test('every route has a page, and every page a route', () =>
  expect([...hrefs].sort()).toEqual(pageAddresses().sort()))

test('no address is listed twice', () => expect(new Set(hrefs).size).toBe(hrefs.length))

test.each(specRoutes)('%s of the spec is a route', (href) => expect(hrefs).toContain(href))

test('every article is a route under its heading', () => {
  expect(articles.length).toBeGreaterThan(0)
  for (const { slug, heading } of articles) {
    expect(routes).toContainEqual({ href: `/blog/${slug}`, label: heading, inSitemap: true })
  }
})

test('every route has a label', () => {
  for (const { label } of routes) expect(label.trim()).not.toBe('')
})

test("the sitemap leaves out only the visitor's own pages", () => {
  const unlisted = routes.filter(({ inSitemap }) => !inSitemap).map(({ href }) => href)
  expect(unlisted.sort()).toEqual(['/contact/result', '/toggle'])
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
