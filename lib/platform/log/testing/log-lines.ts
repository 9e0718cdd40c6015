import { createLog } from '@/lib/platform/log/create-log'

/** Captures everything this process logs from now on, at the lowest level. */
export function logLines(): string[] {
  const lines: string[] = []
  const shared = globalThis as unknown as Record<symbol, unknown>
  shared[Symbol.for('hanford.log')] = createLog('trace', { write: (line) => void lines.push(line) })
  return lines
}
