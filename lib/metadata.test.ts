import { pageMetadata } from './metadata'
import { articles } from '@/content/articles'
import { contactResult } from '@/content/contact-page'
import { searchWords } from '@/content/search-words'
import { togglePage } from '@/content/toggle-page'
import { listedPages } from '@/lib/content'
import { routes } from '@/lib/routes'
import { ogPicture } from './og/picture-url'

process.env.SITE_URL = 'https://spine.example.com'

const about = { title: 'About the surgeon', description: 'Training, experience and approach.' }

/** What every page says of itself, by its address. */
const heads: Record<string, { title: string; description: string }> = {
  ...Object.fromEntries(listedPages.map(({ href, page }) => [href, page])),
  '/toggle': togglePage,
  '/search': searchWords,
  '/contact/result': { ...contactResult.refused, description: contactResult.description },
}

test('all pages are looked at below', () =>
  expect(Object.keys(heads).sort()).toEqual(routes.map(({ href }) => href).sort()))

test.each(Object.entries(heads))(
  '%s: a title under 60 characters, a description of 70 to 160',
  (href, head) => {
    const { title, description } = pageMetadata(href, head)
    expect(String(title)).toContain(head.title)
    expect(String(title).length).toBeLessThan(60)
    expect(description).toBe(head.description)
    expect(head.description.length).toBeGreaterThanOrEqual(70)
    expect(head.description.length).toBeLessThanOrEqual(160)
  },
)

test('no two pages have the same title', () => {
  const titles = Object.entries(heads).map(([href, head]) => pageMetadata(href, head).title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

/** The address that a page gives as its own. */
function canonicalAddress(path: string): string {
  const { metadataBase, alternates } = pageMetadata(path, about)
  return new URL(String(alternates?.canonical), metadataBase ?? undefined).href
}

test.each([
  ['/', 'https://spine.example.com/'],
  ['/about', 'https://spine.example.com/about'],
  ['/services/robotic-surgery', 'https://spine.example.com/services/robotic-surgery'],
])('the canonical address of %s is %s: our own origin, and no variant', (path, address) => {
  expect(canonicalAddress(path)).toBe(address)
})

test('a page says in which languages it is there', () =>
  expect(pageMetadata('/about', about).alternates?.languages).toEqual({
    'en-US': '/about',
    'x-default': '/about',
  }))

test("a shared link shows the page's own words under the practice's name", () => {
  const { openGraph, twitter } = pageMetadata('/about', about)
  expect(openGraph).toEqual({
    ...about,
    url: '/about',
    siteName: 'Hanford Spine',
    images: [ogPicture('/about')],
    locale: 'en_US',
    type: 'website',
  })
  expect(twitter).toEqual({ card: 'summary_large_image' })
})

test('an article says when it appeared and when it was last reviewed', () => {
  for (const article of articles) {
    expect(pageMetadata(`/blog/${article.slug}`, article).openGraph).toMatchObject({
      type: 'article',
      publishedTime: article.published,
      modifiedTime: article.health.reviewed,
    })
  }
})

test.each(['/blog', '/blog/moving-with-back-pain'])('%s names both feeds', (path) =>
  expect(pageMetadata(path, about).alternates?.types).toEqual({
    'application/rss+xml': [{ url: '/feed.xml', title: 'Articles' }],
    'application/feed+json': [{ url: '/feed.json', title: 'Articles' }],
  }),
)

test('other pages name no feed', () =>
  expect(pageMetadata('/about', about).alternates?.types).toBeUndefined())

test.each(Object.keys(heads))('%s is listed by search engines if and only if the sitemap has it', (href) => {
  const isListed = routes.find((route) => route.href === href)!.inSitemap
  expect(pageMetadata(href, about).robots).toBe(isListed ? undefined : 'noindex')
})
