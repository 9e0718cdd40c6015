import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { versionSchema, type SignOffLine, type SignOffRecord } from '@/content/schemas/sign-off-schema'
import { parseTable } from '@/lib/build/content/read-table'
import { ContentError } from '@/lib/build/content/markdown'
import { UsageError } from '@/lib/command/main'
import { stateOf } from '@/lib/build/sign-off/records'

const noName = 'write the name of the surgeon who decided'

/** What the file may contain; ids have to be those of lines. */
function decisionsSchema(lines: readonly SignOffLine[]) {
  const known = new Set(lines.map(({ id }) => id))
  const id = z.string().refine((name) => known.has(name), 'there is no such id; the document prints them')
  return z
    .strictObject({
      reviewer: z.string({ error: noName }).trim().min(1, noName),
      date: z.iso.date({ error: 'write the day as 2027-01-15' }),
      /** Ids with the version that was printed. */
      accept: z.record(id, versionSchema).nullable().default(null),
      except: z.array(id).nullable().default(null),
      withdraw: z.array(id).nullable().default(null),
    })
    .transform(({ reviewer, date, accept, except, withdraw }) => ({
      ...{ reviewer, date, except: except ?? [], withdraw: withdraw ?? [] },
      accept: Object.fromEntries(Object.entries(accept ?? {}).filter(([name]) => !except?.includes(name))),
    }))
}

/**
 * Reads a file of decisions, made from the one that is printed with the document.
 * @returns one record per decision that isn't recorded yet; an accepted line has the version that was printed, which may
 * have changed since
 * @throws UsageError with file, line and what to do
 */
export function readDecisions(
  file: string,
  lines: readonly SignOffLine[],
  records: readonly SignOffRecord[],
): SignOffRecord[] {
  try {
    const { reviewer, date, accept, withdraw } = parseTable(
      file,
      readFileSync(file, 'utf8'),
      decisionsSchema(lines),
    )
    const versions = new Map(lines.map(({ id, hash }) => [id, hash]))
    const decided = [
      ...Object.entries(accept).map(([id, hash]) => ({ id, hash, decision: 'accepted' as const })),
      ...withdraw.map((id) => ({ id, hash: versions.get(id)!, decision: 'withdrawn' as const })),
    ]
    return decided
      .filter(({ decision, ...line }) => stateOf(line, records).isSigned !== (decision === 'accepted'))
      .map((decision) => ({ date, reviewer, ...decision }))
  } catch (error) {
    if (error instanceof ContentError) throw new UsageError(error.message)
    throw error
  }
}
