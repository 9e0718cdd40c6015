import 'server-only'
import { log } from '@/lib/server/log/log.server'

/**
 * Logs a failure by error codes and location only, because messages could contain personal data.
 * @param what the step that failed, such as 'contact: store'.
 */
export function reportFailure(what: string, error: unknown): void {
  log().error({ err: error }, `${what} failed`)
}
