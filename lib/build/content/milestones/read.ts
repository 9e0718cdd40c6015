import { milestonesSchema, type Milestones } from '@/content/schemas/milestone-schema'
import { parseTable, tableReader } from '@/lib/build/content/read-table'

export const milestonesPath = 'content/clinical/milestones.yaml'

/**
 * Parses the table of times. An operation that is `like` another one has its times, too.
 * @throws ContentError with the line and the entry of the first mistake
 */
export function parseMilestones(text: string): Milestones {
  const data = parseTable(milestonesPath, text, milestonesSchema)
  const operations = Object.entries(data.operations).map(([id, { like, ...operation }]) => {
    const times = like === undefined ? {} : data.operations[like]?.times
    return [id, { ...operation, times: { ...times, ...operation.times } }] as const
  })
  return { ...data, operations: Object.fromEntries(operations) }
}

/** The times after every operation. */
export const readMilestones = tableReader(milestonesPath, parseMilestones)
