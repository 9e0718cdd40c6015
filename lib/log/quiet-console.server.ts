import 'server-only'
import { log } from '@/lib/log.server'

const levels = {
  error: 'error',
  warn: 'warn',
  info: 'debug',
  log: 'debug',
  debug: 'debug',
  trace: 'debug',
} as const

/**
 * Turns what Next and packages print into lines of our log, without the words: Next prints whole errors, and an
 * error's message may repeat an address or a body. Its codes and frames stay.
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
