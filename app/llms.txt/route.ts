import { publicFile } from '@/lib/platform/http/public-file'
import { llmsText } from '@/lib/site/feeds/llms-text'

export const dynamic = 'force-static'

/** Site summary for language models (llmstxt.org). */
export function GET(): Response {
  return publicFile(llmsText(), 'text/plain')
}
