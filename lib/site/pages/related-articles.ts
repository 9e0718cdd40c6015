import type { Article } from '@/content/schemas/article-schema'
import { articles } from '@/content/collections/articles'
import type { Link } from '@/content/schemas/page-schema'

/** An article's further reading: related articles first, then its other links, without duplicates. */
export function relatedLinks(article: Article): Link[] {
  const related = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug))
  const links = [
    ...related.map(({ slug, heading }) => ({ href: `/blog/${slug}`, label: heading })),
    ...article.links,
  ]
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}
