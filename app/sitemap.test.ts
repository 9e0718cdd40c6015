import sitemap from './sitemap'
import { routes } from '@/lib/site/routes'

process.env.SITE_URL = 'https://spine.example.com'

test('lists every public page with the date in its content', () => {
  const listed = routes.filter(({ inSitemap }) => inSitemap)
  expect(sitemap()).toEqual(
    listed.map(({ href, lastReviewed }) => ({
      url: `https://spine.example.com${href === '/' ? '' : href}`,
      lastModified: lastReviewed,
    })),
  )
})

test('omits pages specific to a visitor', () => {
  const addresses = sitemap().map(({ url }) => new URL(url).pathname)
  for (const href of ['/toggle', '/search', '/contact/result']) expect(addresses).not.toContain(href)
  expect(addresses.length).toBeGreaterThan(60)
})
