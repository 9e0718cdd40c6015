import { publicFile } from '@/lib/http/public-file'
import { llmsText } from '@/lib/llms-text'

export const dynamic = 'force-static'

/** The site in one page for language models (llmstxt.org). */
export function GET(): Response {
  return publicFile(llmsText(), 'text/plain')
}
