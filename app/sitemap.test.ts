import sitemap from './sitemap'
import { routes } from '@/lib/routes'

process.env.SITE_URL = 'https://spine.example.com'

test('every listed page stands in it with the day that its content names', () => {
  const listed = routes.filter(({ inSitemap }) => inSitemap)
  expect(sitemap()).toEqual(
    listed.map(({ href, lastReviewed }) => ({
      url: `https://spine.example.com${href === '/' ? '' : href}`,
      lastModified: lastReviewed,
    })),
  )
})

test("the visitor's own pages do not", () => {
  const addresses = sitemap().map(({ url }) => new URL(url).pathname)
  for (const href of ['/toggle', '/search', '/contact/result']) expect(addresses).not.toContain(href)
  expect(addresses.length).toBeGreaterThan(60)
})
