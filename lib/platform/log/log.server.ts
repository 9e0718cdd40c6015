import 'server-only'
import { env } from '@/lib/platform/env'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import { createLog, type Log } from '@/lib/platform/log/create-log'

/**
 * The process's log, shared with lib/platform/log/process-log.ts: `log().error({ err }, 'contact: store failed')`.
 * The message must be constant, and fields only codes and numbers: personal data never appears in logs.
 * @throws EnvironmentError if LOG_LEVEL or another variable is invalid.
 */
export function log(): Log {
  return oncePerProcess('log', () => createLog(env().LOG_LEVEL))
}
