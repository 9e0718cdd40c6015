import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import { createLog, type Log } from '@/lib/platform/log/create-log'

/**
 * Starts the process's log, which lib/platform/log/log.server.ts shares. Node.js prints warnings and uncaught errors with
 * their full messages; this logs them without.
 */
export function startProcessLog(level: Parameters<typeof createLog>[0]): Log {
  const log = oncePerProcess('log', () => createLog(level))
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node.js warning'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception')
    process.exit(1)
  })
  return log
}
