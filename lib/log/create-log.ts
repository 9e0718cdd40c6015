import pino, { stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino'
// With its ending: scripts/server.mjs loads this file as it stands, without a bundler.
import { errorFacts } from './error-facts.ts'

export type Log = Logger

/** Nobody should hand these to the log; who does finds their values struck out. */
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
 * The log: one line of JSON for each event, with a constant text and a few facts that name no person. An error leaves
 * its codes and frames, never its message (see `errorFacts`).
 * @param level the least that is written, or `silent`.
 * @param destination the standard output unless a test reads along. Written at once: a crash loses no line.
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
        // Where an error comes without words of ours, pino would write the error's message.
        logMethod([first, text], write) {
          const facts: unknown = first
          if (typeof facts === 'string') return write.call(this, facts)
          const known = facts instanceof Error ? { err: facts } : facts
          write.call(this, known as object, typeof text === 'string' ? text : 'no words')
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}
