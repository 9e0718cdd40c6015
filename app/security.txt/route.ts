import { publicFile } from '@/lib/http/public-file'
import { securityText } from '@/lib/security-text'

// Its date counts from the request, so it never runs out in a site that is up (docs/decisions/0014).
export const dynamic = 'force-dynamic'

/** Served at /.well-known/security.txt, too (next.config.mjs). */
export function GET(): Response {
  return publicFile(securityText(new Date()), 'text/plain')
}
