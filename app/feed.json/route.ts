import { articleFeed } from '@/lib/site/feeds/article-feed'
import { publicFile } from '@/lib/platform/http/public-file'

export const dynamic = 'force-static'

/** Articles as a JSON Feed. */
export function GET(): Response {
  return publicFile(articleFeed().json1(), 'application/feed+json')
}
