import { lastReviewed } from './last-reviewed'
import { articles } from '@/content/collections/articles'
import { legalPages } from '@/content/collections/legal'
import { pages } from '@/content/generated/en/pages'

jest.mock('@/content/collections/articles', () => {
  const { articles } = jest.requireActual<typeof import('@/content/collections/articles')>(
    '@/content/collections/articles',
  )
  const [first, second, ...others] = articles
  const onDay = (article: (typeof articles)[number], reviewed: string) => ({
    ...article,
    health: { ...article.health, reviewed },
  })
  return { articles: [onDay(first!, '2031-05-06'), onDay(second!, '2020-01-01'), ...others] }
})

test('a health page: the date of its last review', () => {
  expect(lastReviewed('/resources/recovery')).toBe(pages.recovery.health?.reviewed)
  expect(lastReviewed(`/blog/${articles[1]!.slug}`)).toBe('2020-01-01')
})

test('a legal notice: its effective date', () =>
  expect(lastReviewed('/legal/privacy-policy')).toBe(legalPages['privacy-policy'].effective))

test('other pages: their own date', () => {
  expect(lastReviewed('/about')).toBe(pages.about.reviewed)
  expect(lastReviewed('/')).toBe('2026-11-23')
  expect(lastReviewed('/contact')).toBe('2026-11-23')
})

test('the article list: the latest article’s date', () => {
  expect(pages.blog.reviewed! < '2031-05-06').toBe(true)
  expect(lastReviewed('/blog')).toBe('2031-05-06')
})

test.each(['/toggle', '/search', '/no-such-page'])('no date for %s', (href) =>
  expect(lastReviewed(href)).toBeNull(),
)
