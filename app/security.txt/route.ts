import { publicFile } from '@/lib/platform/http/public-file'
import { securityText } from '@/lib/site/feeds/security-text'

// The expiry is relative to the request, so a running site never serves an expired file
// (docs/decisions/0014).
export const dynamic = 'force-dynamic'

/** Also served at /.well-known/security.txt (lib/server/next-config.ts). */
export function GET(): Response {
  return publicFile(securityText(new Date()), 'text/plain')
}
