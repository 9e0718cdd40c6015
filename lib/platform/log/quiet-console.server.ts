import 'server-only'

const levels = {
  error: 'error',
  warn: 'warn',
  info: 'debug',
  log: 'debug',
  debug: 'debug',
  trace: 'debug',
} as const

type Level = (typeof levels)[keyof typeof levels]
type Log = Record<Level, (facts: { err?: unknown }, text: string) => void>

/**
 * Redirects console output of Next.js and packages to our log, without the text: they print whole errors,
 * whose messages may contain URLs or request bodies. Error codes and stack frames stay.
 */
export function quietConsole(log: Log): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    console[method] = (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error)
      log[level]({ ...(err !== undefined && { err }) }, 'printed by a package')
    }
  }
}
