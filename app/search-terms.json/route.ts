import { publicFile } from '@/lib/platform/http/public-file'
import { suggestions } from '@/lib/search/query/suggestions'

export const dynamic = 'force-static'

/** Search suggestions. Fetched in full on first use, so nothing the visitor types is sent. */
export function GET(): Response {
  return publicFile(JSON.stringify(suggestions), 'application/json')
}
