import 'server-only'
import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/http/once-per-process'
import { createLog, type Log } from '@/lib/log/create-log'

/**
 * This process's log, shared with scripts/server.mjs: `log().error({ err }, 'contact: store failed')`. The text is a
 * constant, and facts are codes and numbers: what a person wrote, was called or asked for stands in no log.
 * @throws EnvironmentError where LOG_LEVEL, or another variable, cannot be used.
 */
export function log(): Log {
  return oncePerProcess('log', () => createLog(env().LOG_LEVEL))
}
