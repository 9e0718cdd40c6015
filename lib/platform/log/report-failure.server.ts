import 'server-only'
import { connectionProblem } from '@/lib/platform/log/connection-problem'
import { log } from '@/lib/platform/log/log.server'

/**
 * Logs a failure by error codes and location only, because messages could contain personal data. If the other
 * server's certificate is the problem, says so.
 * @param what the step that failed, such as 'contact: store'.
 */
export function reportFailure(what: string, error: unknown): void {
  log().error({ err: error, problem: connectionProblem(error) }, `${what} failed`)
}
