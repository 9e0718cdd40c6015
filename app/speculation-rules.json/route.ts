import { publicFile } from '@/lib/http/public-file'
import { speculationRules } from '@/lib/speculation-rules'

export const dynamic = 'force-static'

/** Named by the `Speculation-Rules` header of every page for a desktop (lib/edge/page-headers.ts). */
export function GET(): Response {
  return publicFile(JSON.stringify(speculationRules), 'application/speculationrules+json')
}
