import { articles } from '@/content/articles'
import { blog } from '@/content/pages/blog'
import { practice } from '@/content/practice'
import { env } from '@/lib/env'
import { articleFeed } from '@/lib/article-feed'

export const dynamic = 'force-static'

/** The articles as an RSS 2.0 feed. */
export function GET(): Response {
  const feed = articleFeed({
    site: env().SITE_URL,
    title: `${practice.name}: ${blog.heading}`,
    description: blog.description,
    copyright: `${practice.copyrightYear} ${practice.name}`,
    articles,
  })
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
