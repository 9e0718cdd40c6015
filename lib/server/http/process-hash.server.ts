import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

/**
 * Compares texts in memory without storing them: an HMAC with a random key that only exists in this process.
 */
export function processHash(text: string): string {
  const secret = oncePerProcess('process-secret', () => randomBytes(32))
  return createHmac('sha256', secret).update(text).digest('base64url')
}
