import type { LeafDirective } from 'mdast-util-directive'
import type { Milestones } from '@/content/schemas/milestone-schema'
import { ContentError, lineOf, type MarkdownFile, type Node } from '@/lib/build/content/markdown'
import { readMilestones } from '@/lib/build/content/milestones/read'

type Operation = Milestones['operations'][string]

const isTable = (node: Node): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'milestones'

/** The operations that `::milestones{operation=acdf}`, or `::milestones` alone, shows. */
function operationsOf({ path }: MarkdownFile, node: LeafDirective): Operation[] {
  const { operations } = readMilestones()
  const id = node.attributes?.operation
  if (!id) return Object.values(operations)
  if (operations[id]) return [operations[id]]
  const all = Object.keys(operations).join(', ')
  throw new ContentError(path, lineOf(node), `there is no operation "${id}": there is ${all}`)
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a patient does when. A brace that nobody wears isn't a milestone. */
function rowsOf({ times }: Operation): [milestone: string, when: string][] {
  return Object.entries(readMilestones().milestones).flatMap(([id, label]) => {
    const time = times[id as keyof typeof times]
    if (!time || time.when === 'none') return []
    return [[label, capitalized(time.when) + time.sources.map((key) => `[^${key}]`).join('')]]
  })
}

/** A table of one operation, or those of all operations by name, as content/schemas/section-schema.ts describes them. */
export function milestonesBlock(file: MarkdownFile, node: LeafDirective) {
  const { caption, rule, head } = readMilestones().table
  const operations = operationsOf(file, node)
  const [operation] = operations
  if (node.attributes?.operation)
    return { table: { caption: `${caption} ${operation!.name}. ${rule}`, head, rows: rowsOf(operation!) } }
  const named = operations.map((one) => [capitalized(one.name.replace(/^an? /, '')), rowsOf(one)])
  return { milestones: named, rule }
}

/** The sources of the tables on a page. */
export const sourcesOfTables = (file: MarkdownFile): string[] =>
  file.nodes
    .filter(isTable)
    .flatMap((node) => operationsOf(file, node))
    .flatMap(({ times }) => Object.values(times).flatMap(({ sources }) => sources))
