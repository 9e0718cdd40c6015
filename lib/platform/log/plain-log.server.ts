import 'server-only'
import { errorFacts } from '@/lib/platform/log/error-facts'

const writer =
  (level: 'error' | 'warn') =>
  ({ err, ...facts }: Record<string, unknown>, msg: string): void => {
    const line = { level, time: new Date().toISOString(), ...(err !== undefined && { err: errorFacts(err) }) }
    process.stdout.write(`${JSON.stringify({ ...line, ...facts, msg })}\n`)
  }

/**
 * Writes errors and warnings like the log (lib/platform/log/create-log.ts), but loads no package: for what Vercel
 * starts with the middleware.
 */
export const plainLog = { error: writer('error'), warn: writer('warn'), debug: () => {} }
