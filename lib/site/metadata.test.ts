import { pageMetadata } from './metadata'
import { articles } from '@/content/collections/articles'
import { contactResult } from '@/content/en/ui/contact/page'
import { searchWords } from '@/content/en/ui/pages/search'
import { togglePage } from '@/content/en/ui/tools/toggle'
import { listedPages } from '@/lib/site/pages/content'
import { practice } from '@/content/generated/practice/practice'
import { routes } from '@/lib/site/routes'
import { ogPicture } from './og/picture-url'

process.env.SITE_URL = 'https://spine.example.com'

const about = { title: 'About the surgeon', description: 'Training, experience and approach.' }

/** The title and description of every page, by path. */
const heads: Record<string, { title: string; description: string }> = {
  ...Object.fromEntries(listedPages.map(({ href, page }) => [href, page])),
  '/toggle': togglePage,
  '/search': searchWords,
  '/contact/result': { ...contactResult.refused, description: contactResult.description },
}

test('Search Console finds its code where the practice has one', () => {
  const { verification } = pageMetadata('/about', about)
  expect(verification?.google ?? null).toBe(practice.searchConsole)
})

test('covers all pages', () =>
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

test('titles are unique', () => {
  const titles = Object.entries(heads).map(([href, head]) => pageMetadata(href, head).title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

/** A page's canonical URL. */
function canonicalAddress(path: string): string {
  const { metadataBase, alternates } = pageMetadata(path, about)
  return new URL(String(alternates?.canonical), metadataBase ?? undefined).href
}

test.each([
  ['/', 'https://spine.example.com/'],
  ['/about', 'https://spine.example.com/about'],
  ['/services/robotic-surgery', 'https://spine.example.com/services/robotic-surgery'],
])('the canonical URL of %s is %s, without variant', (path, address) => {
  expect(canonicalAddress(path)).toBe(address)
})

test('a page lists its languages', () =>
  expect(pageMetadata('/about', about).alternates?.languages).toEqual({
    'en-US': '/about',
    'x-default': '/about',
  }))

test("a shared link shows the page's title and the practice's name", () => {
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

test('an article has its publication and review dates', () => {
  for (const article of articles) {
    expect(pageMetadata(`/blog/${article.slug}`, article).openGraph).toMatchObject({
      type: 'article',
      publishedTime: article.published,
      modifiedTime: article.health.reviewed,
    })
  }
})

test.each(['/blog', '/blog/moving-with-back-pain'])('%s links both feeds', (path) =>
  expect(pageMetadata(path, about).alternates?.types).toEqual({
    'application/rss+xml': [{ url: '/feed.xml', title: 'Articles' }],
    'application/feed+json': [{ url: '/feed.json', title: 'Articles' }],
  }),
)

test('other pages link no feed', () =>
  expect(pageMetadata('/about', about).alternates?.types).toBeUndefined())

test.each(Object.keys(heads))('%s allows indexing if and only if it is in the sitemap', (href) => {
  const isListed = routes.find((route) => route.href === href)!.inSitemap
  expect(pageMetadata(href, about).robots).toBe(isListed ? undefined : 'noindex')
})
