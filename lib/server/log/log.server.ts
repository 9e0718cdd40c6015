import 'server-only'
import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/server/http/once-per-process'
import { createLog, type Log } from '@/lib/server/log/create-log'

/**
 * The process's log, shared with lib/server/log/process-log.ts: `log().error({ err }, 'contact: store failed')`.
 * The message must be constant, and fields only codes and numbers: personal data never appears in logs.
 * @throws EnvironmentError if LOG_LEVEL or another variable is invalid.
 */
export function log(): Log {
  return oncePerProcess('log', () => createLog(env().LOG_LEVEL))
}
