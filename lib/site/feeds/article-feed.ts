import { Feed } from 'feed'
import { topics } from '@/content/schemas/article-schema'
import { articles } from '@/content/collections/articles'
import { pages } from '@/content/generated/en/pages'
import { practice } from '@/content/generated/practice/practice'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { lastReviewed } from '@/lib/site/pages/last-reviewed'
import { defaultLocale } from '@/lib/site/locales'

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The articles as a feed, latest first. Independent of the build time, so that it stays the same between
 * builds.
 */
export function articleFeed(): Feed {
  const title = `${practice.name}: ${pages.blog.heading}`
  const latest = lastReviewed('/blog')
  const feed = new Feed({
    title,
    description: pages.blog.description,
    id: absoluteUrl('/blog'),
    link: absoluteUrl('/blog'),
    language: defaultLocale.tag,
    copyright: `${practice.copyrightYear} ${practice.name}`,
    generator: title,
    feedLinks: { rss: absoluteUrl('/feed.xml'), json: absoluteUrl('/feed.json') },
    ...(latest && { updated: asDate(latest) }),
  })
  for (const article of articles.toSorted((one, other) => other.published.localeCompare(one.published))) {
    const link = absoluteUrl(`/blog/${article.slug}`)
    feed.addItem({
      title: article.heading,
      id: link,
      link,
      description: article.description,
      date: asDate(article.health.reviewed),
      published: asDate(article.published),
      category: article.topics.map((topic) => ({ name: topics[topic] })),
    })
  }
  return feed
}
