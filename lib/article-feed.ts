import { Feed } from 'feed'
import type { Article } from '@/content/article-schema'
import { topics } from '@/content/article-schema'

type FeedFacts = {
  /** The site's origin. */
  site: string
  title: string
  description: string
  copyright: string
  articles: readonly Article[]
}

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** The articles as a feed for readers, the latest first. Nothing of it depends on the moment when it is built. */
export function articleFeed({ site, title, description, copyright, articles }: FeedFacts): Feed {
  const latest = articles
    .map(({ health }) => health.reviewed)
    .sort()
    .at(-1)
  const feed = new Feed({
    title,
    description,
    id: `${site}/blog`,
    link: `${site}/blog`,
    language: 'en-US',
    copyright,
    generator: title,
    feedLinks: { rss: `${site}/feed.xml` },
    ...(latest && { updated: asDate(latest) }),
  })
  for (const article of articles.toSorted((one, other) => other.published.localeCompare(one.published))) {
    const link = `${site}/blog/${article.slug}`
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
