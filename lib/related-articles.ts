import type { Article } from '@/content/article-schema'
import { articles } from '@/content/articles'
import type { Link } from '@/content/page-schema'

/** Where an article leads on to: related articles first, then its other links, each address once. */
export function relatedLinks(article: Article): Link[] {
  const related = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug))
  const links = [
    ...related.map(({ slug, heading }) => ({ href: `/blog/${slug}`, label: heading })),
    ...article.links,
  ]
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}
