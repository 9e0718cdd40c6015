import { articleFeed } from '@/lib/article-feed'
import { publicFile } from '@/lib/http/public-file'

export const dynamic = 'force-static'

/** The articles as a JSON Feed. */
export function GET(): Response {
  return publicFile(articleFeed().json1(), 'application/feed+json')
}
