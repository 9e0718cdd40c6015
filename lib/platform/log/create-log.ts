import pino, { stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino'
import { errorFacts } from '@/lib/platform/log/error-facts'

export type Log = Logger

/** Fields that should never be logged; redacted if they are. */
const personal = [
  ...[
    'firstName',
    'lastName',
    'name',
    'email',
    'phone',
    'address',
    'condition',
    'message',
    'text',
    'fields',
    'body',
  ],
  ...['url', 'query', 'path', 'ip', 'headers', 'cookie', 'authorization', 'to', 'from', 'subject'],
]

/**
 * Creates the log: one line of JSON per event, with a constant message and a few fields without personal
 * data. Errors are logged with codes and stack frames, never with their message (see `errorFacts`).
 * @param level the lowest level to write, or `silent`.
 * @param destination standard output by default; tests pass their own. Written synchronously, so that a crash
 * loses nothing.
 */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFacts },
      redact: personal,
      hooks: {
        // Without a message of ours, pino would use the error's message.
        logMethod([first, text], write) {
          const facts: unknown = first
          if (typeof facts === 'string') return write.call(this, facts)
          const known = facts instanceof Error ? { err: facts } : facts
          write.call(this, known as object, typeof text === 'string' ? text : 'no message')
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}
