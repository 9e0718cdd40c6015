import { lastReviewed } from './last-reviewed'
import { articles } from '@/content/articles'
import { legalPages } from '@/content/legal-pages'
import { blog } from '@/content/pages/blog'
import { recovery } from '@/content/pages/recovery'

jest.mock('@/content/articles', () => {
  const { articles } = jest.requireActual<typeof import('@/content/articles')>('@/content/articles')
  const [first, second, ...others] = articles
  const onDay = (article: (typeof articles)[number], reviewed: string) => ({
    ...article,
    health: { ...article.health, reviewed },
  })
  return { articles: [onDay(first!, '2031-05-06'), onDay(second!, '2020-01-01'), ...others] }
})

test('a page of health: when it was last held against its sources', () => {
  expect(lastReviewed('/resources/recovery')).toBe(recovery.health?.reviewed)
  expect(lastReviewed(`/blog/${articles[1]!.slug}`)).toBe('2020-01-01')
})

test('a notice: since when it counts', () =>
  expect(lastReviewed('/legal/privacy-policy')).toBe(legalPages['privacy-policy'].effective))

test('a page that is none of these says it itself', () => {
  expect(lastReviewed('/about')).toBe('2026-11-20')
  expect(lastReviewed('/')).toBe('2026-11-20')
  expect(lastReviewed('/contact')).toBe('2026-11-20')
})

test('the list of articles changes with the latest of them', () => {
  expect(blog.reviewed! < '2031-05-06').toBe(true)
  expect(lastReviewed('/blog')).toBe('2031-05-06')
})

test.each(['/toggle', '/search', '/no-such-page'])('nothing is said of %s', (href) =>
  expect(lastReviewed(href)).toBeNull(),
)
