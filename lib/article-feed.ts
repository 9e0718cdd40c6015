import { Feed } from 'feed'
import { topics } from '@/content/article-schema'
import { articles } from '@/content/articles'
import { blog } from '@/content/pages/blog'
import { practice } from '@/content/practice'
import { absoluteUrl } from '@/lib/absolute-url'
import { lastReviewed } from '@/lib/last-reviewed'
import { defaultLocale } from '@/lib/locales'

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** The articles as a feed for readers, the latest first. Nothing of it depends on the moment when it is built. */
export function articleFeed(): Feed {
  const title = `${practice.name}: ${blog.heading}`
  const latest = lastReviewed('/blog')
  const feed = new Feed({
    title,
    description: blog.description,
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
