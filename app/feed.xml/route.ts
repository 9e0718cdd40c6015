import { articleFeed } from '@/lib/site/feeds/article-feed'
import { publicFile } from '@/lib/platform/http/public-file'

export const dynamic = 'force-static'

/** Articles as an RSS 2.0 feed. */
export function GET(): Response {
  return publicFile(articleFeed().rss2(), 'application/rss+xml')
}
