import { LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import { versionSchema, type SignOffLine, type SignOffRecord } from '@/content/schemas/sign-off-schema'
import { UsageError } from '@/lib/command/main'
import { stateOf } from '@/lib/sign-off/records'

/** An empty value of YAML's failsafe schema is an empty string. */
const list = z.union([z.literal('').transform((): string[] => []), z.array(z.string())]).default([])

const noReviewer = 'write the name of the surgeon who decided'

const decisionsSchema = z.strictObject({
  reviewer: z.string({ error: noReviewer }).trim().min(1, noReviewer),
  date: z.iso.date({ error: 'write the day as 2027-01-15' }),
  /** Ids with the version that was printed. */
  accept: z.union([z.literal('').transform((): Record<string, string> => ({})), z.record(z.string(), versionSchema)]).default({}),
  except: list,
  withdraw: list,
})

type Mistake = { path: PropertyKey[]; message: string }
type Place = { file: string; document: Document; counter: LineCounter }

/** The line of the value at a path, or of the nearest one around it. */
function lineOf({ document, counter }: Place, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined
    if (node?.range) return counter.linePos(node.range[0]).line
  }
  return 1
}

function refuse(place: Place, mistakes: readonly Mistake[]): never {
  const rows = mistakes.map(({ path, message }) => {
    const name = path.length > 0 ? `${path.map(String).join('.')}: ` : ''
    return `${place.file}:${lineOf(place, path)}: ${name}${message}`
  })
  throw new UsageError(rows.join('\n'))
}

/**
 * Reads a file of decisions, made from the one that is printed with the document.
 * @param file its name, for messages
 * @returns one record per decision that isn't recorded yet; an accepted line has the version that was printed, which may
 * have changed since
 * @throws UsageError with file and line of every mistake
 */
export function readDecisions(
  file: string,
  text: string,
  lines: readonly SignOffLine[],
  records: readonly SignOffRecord[],
): SignOffRecord[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: counter })
  const place = { file, document, counter }
  const [error] = document.errors
  if (error) throw new UsageError(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`)
  const parsed = decisionsSchema.safeParse(document.toJS() ?? {})
  if (!parsed.success) return refuse(place, parsed.error.issues)
  const { reviewer, date, accept, except, withdraw } = parsed.data
  const byId = new Map(lines.map((line) => [line.id, line]))
  const unknown = (key: string, ids: readonly string[], known: (id: string) => boolean, message: string) =>
    ids.flatMap((id, index) => (known(id) ? [] : [{ path: [key, key === 'accept' ? id : index], message }]))
  const noLine = 'there is no such line; ids are printed in the document'
  const mistakes = [
    ...unknown('accept', Object.keys(accept), (id) => byId.has(id), noLine),
    ...unknown('except', except, (id) => id in accept, 'is not under accept'),
    ...unknown('withdraw', withdraw, (id) => byId.has(id), noLine),
    ...unknown('withdraw', withdraw, (id) => !(id in accept) || except.includes(id), 'is also under accept'),
  ]
  if (mistakes.length > 0) return refuse(place, mistakes)
  const decided = (id: string, hash: string, decision: SignOffRecord['decision']) => {
    const isSigned = stateOf({ ...byId.get(id)!, hash }, records).isSigned
    return isSigned === (decision === 'accepted') ? [] : [{ date, reviewer, id, hash, decision }]
  }
  return [
    ...Object.entries(accept).flatMap(([id, hash]) => (except.includes(id) ? [] : decided(id, hash, 'accepted'))),
    ...withdraw.flatMap((id) => decided(id, byId.get(id)!.hash, 'withdrawn')),
  ]
}
