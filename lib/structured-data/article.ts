import type { BlogPostingLeaf, IdReference } from 'schema-dts'
import { topics, type Article } from '@/content/article-schema'
import type { Mode } from '@/lib/variant'
import { partReference, reference } from '@/lib/structured-data/addresses'
import { shownText } from '@/lib/structured-data/shown-text'

/** An article. It names no writer: the practice stands for it. */
export function blogPosting(path: string, article: Article, mode: Mode): BlogPostingLeaf & IdReference {
  return {
    '@type': 'BlogPosting',
    ...partReference(path, 'article'),
    headline: article.heading,
    description: shownText(article.lead, mode),
    datePublished: article.published,
    dateModified: article.health.reviewed,
    articleSection: article.topics.map((topic) => topics[topic]),
    author: reference('clinic'),
    publisher: reference('clinic'),
    mainEntityOfPage: partReference(path, 'page'),
  }
}
