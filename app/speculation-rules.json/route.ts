import { publicFile } from '@/lib/platform/http/public-file'
import { speculationRules } from '@/lib/variant/edge/speculation-rules'

export const dynamic = 'force-static'

/** Referenced by the `Speculation-Rules` header of desktop pages (lib/variant/edge/page-headers.ts). */
export function GET(): Response {
  return publicFile(JSON.stringify(speculationRules), 'application/speculationrules+json')
}
