import { publicFile } from '@/lib/http/public-file'
import { suggestions } from '@/lib/search/suggestions'

export const dynamic = 'force-static'

/** What the search boxes suggest: fetched whole when one is first used, so that nothing typed has to be sent. */
export function GET(): Response {
  return publicFile(JSON.stringify(suggestions), 'application/json')
}
