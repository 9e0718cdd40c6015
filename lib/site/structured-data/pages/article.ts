import type { BlogPostingLeaf, IdReference } from 'schema-dts'
import { topics, type Article } from '@/content/schemas/article-schema'
import type { Mode } from '@/lib/variant/variant'
import { ogPicture } from '@/lib/site/og/picture-url'
import { pageUrl, partReference, reference } from '@/lib/site/structured-data/addresses'
import { shownText } from '@/lib/site/structured-data/shown-text'

/** An article. The practice is its author. */
export function blogPosting(path: string, article: Article, mode: Mode): BlogPostingLeaf & IdReference {
  return {
    '@type': 'BlogPosting',
    ...partReference(path, 'article'),
    headline: article.heading,
    description: shownText(article.lead, mode),
    datePublished: article.published,
    dateModified: article.health.reviewed,
    image: pageUrl(ogPicture(path).url),
    articleSection: article.topics.map((topic) => topics[topic]),
    author: reference('clinic'),
    publisher: reference('clinic'),
    mainEntityOfPage: partReference(path, 'page'),
  }
}
