import 'server-only'
import { log } from '@/lib/log.server'

/**
 * Writes a failure to the log, by its codes and where it happened.
 * @param what which step failed, for example 'contact: store'.
 */
export function reportFailure(what: string, error: unknown): void {
  log().error({ err: error }, `${what} failed`)
}
