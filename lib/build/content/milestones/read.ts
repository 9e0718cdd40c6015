import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { milestonesSchema, type Milestones } from '@/content/schemas/milestone-schema'
import { ContentError } from '@/lib/build/content/markdown'

export const milestonesPath = 'content/clinical/milestones.yaml'

/**
 * Parses the table of times.
 * @throws ContentError with the line and the entry of the first mistake
 */
export function parseMilestones(text: string): Milestones {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const fail = (line: number, message: string): never => {
    throw new ContentError(milestonesPath, line, message)
  }
  const [error] = document.errors
  if (error) return fail(error.linePos?.[0].line ?? 1, error.message.split('\n')[0]!)
  const lineOf = (entry: readonly PropertyKey[]): number => {
    const node = document.getIn(entry, true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
    return entry.length > 1 ? lineOf(entry.slice(0, -1)) : 1
  }
  const { data, error: invalid } = milestonesSchema.safeParse(document.toJS())
  if (invalid) {
    const { path: entry, message } = invalid.issues[0]!
    return fail(lineOf(entry), `${entry.join('.')}: ${message}`)
  }
  const operations = Object.entries(data.operations).map(([id, { like, ...operation }]) => {
    const other = like === undefined ? { times: {} } : data.operations[like]
    if (!other)
      return fail(
        lineOf(['operations', id, 'like']),
        `operations.${id}.like: there is no operation "${like}"`,
      )
    return [id, { ...operation, times: { ...other.times, ...operation.times } }] as const
  })
  return { ...data, operations: Object.fromEntries(operations) }
}

let read: { text: string; milestones: Milestones } | undefined

/** The times after every operation, parsed again when an editor has changed them. */
export function readMilestones(): Milestones {
  const text = readFileSync(milestonesPath, 'utf8')
  if (read?.text !== text) read = { text, milestones: parseMilestones(text) }
  return read.milestones
}
