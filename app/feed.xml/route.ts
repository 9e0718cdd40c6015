import { articleFeed } from '@/lib/article-feed'
import { publicFile } from '@/lib/http/public-file'

export const dynamic = 'force-static'

/** The articles as an RSS 2.0 feed. */
export function GET(): Response {
  return publicFile(articleFeed().rss2(), 'application/rss+xml')
}
