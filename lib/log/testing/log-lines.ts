import { createLog } from '@/lib/log/create-log'

/** Everything this process logs from now on, at the most talkative level, as it would be written. */
export function logLines(): string[] {
  const lines: string[] = []
  const shared = globalThis as unknown as Record<symbol, unknown>
  shared[Symbol.for('hanford.log')] = createLog('trace', { write: (line) => void lines.push(line) })
  return lines
}
