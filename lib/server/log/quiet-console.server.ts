import 'server-only'
import { log } from '@/lib/server/log/log.server'

const levels = {
  error: 'error',
  warn: 'warn',
  info: 'debug',
  log: 'debug',
  debug: 'debug',
  trace: 'debug',
} as const

/**
 * Redirects console output of Next.js and packages to our log, without the text: they print whole errors,
 * whose messages may contain URLs or request bodies. Error codes and stack frames stay.
 */
export function quietConsole(): void {
  for (const [method, level] of Object.entries(levels) as [
    keyof typeof levels,
    'error' | 'warn' | 'debug',
  ][]) {
    console[method] = (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error)
      log()[level]({ ...(err !== undefined && { err }) }, 'printed by a package')
    }
  }
}
