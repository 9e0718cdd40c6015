import { createLog } from '../../lib/log/create-log.ts'

/**
 * The log of this process, which lib/log.server.ts finds and shares. What Node itself would print of warnings and of
 * errors that nobody caught has whole messages in it; from here on they are lines like the others.
 * @param {Parameters<typeof createLog>[0]} level
 */
export function processLog(level) {
  const log = createLog(level)
  globalThis[Symbol.for('hanford.log')] = log
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'a warning of Node'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'ended by an error that nobody caught')
    process.exit(1)
  })
  return log
}
