import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument, stringify, type Node, type Pair, type YAMLSeq } from 'yaml'

/** Replaces the characters from `start` to `end`. */
type Edit = { start: number; end: number; text: string }
type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The YAML of a value, without the last line break, its lines below each other from the column of `start` on. */
function yamlAt(source: string, start: number, value: unknown): string {
  const column = start - (source.lastIndexOf('\n', start - 1) + 1)
  const lines = stringify(value, { lineWidth: 0, blockQuote: false, singleQuote: true }).trimEnd().split('\n')
  return lines.map((line, index) => (index && line ? ' '.repeat(column) + line : line)).join('\n')
}

/** The end of a node's own text, without a comment or the line break behind it. */
const endOf = (source: string, node: Node, start: number) =>
  start + source.slice(start, node.range![1]).trimEnd().length

/** The place after the line break that ends the line of `offset`. */
const nextLine = (source: string, offset: number) => {
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end + 1
}

/** An entry of a block: where its key or dash starts, and its value. */
type Entry = { start: number; value: Node }

const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1

const without = (source: string, { start, value }: Entry): Edit => ({
  start: lineStart(source, start),
  end: nextLine(source, endOf(source, value, start)),
  text: '',
})

/** New entries in lines of their own below `entry`. */
function below(source: string, { start, value }: Entry, added: unknown): Edit {
  const place = nextLine(source, endOf(source, value, start))
  const indent = ' '.repeat(start - lineStart(source, start))
  const text = `${indent}${yamlAt(source, start, added)}\n`
  return { start: place, end: place, text: source[place - 1] === '\n' ? text : `\n${text.trimEnd()}` }
}

const replaced = (source: string, { start, value }: Entry, text: unknown): Edit => ({
  start,
  end: endOf(source, value, start),
  text: yamlAt(source, start, text),
})

/** The changes inside a block, or undefined if the value has to be written anew. */
function inside(source: string, node: Node, before: unknown, after: unknown): Edit[] | undefined {
  if (isMap(node) && !node.flow && isFields(before) && isFields(after) && Object.keys(after).length > 0)
    return inFields(source, node.items as Pair<Node, Node>[], before, after)
  if (isSeq(node) && !node.flow && Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return inList(source, node as YAMLSeq<Node>, before, after)
  return undefined
}

function inFields(source: string, pairs: Pair<Node, Node>[], before: Fields, after: Fields): Edit[] {
  const entries = new Map(
    pairs.map(({ key, value }) => [
      isScalar(key) ? String(key.value) : '',
      { start: key.range![0], value: value! },
    ]),
  )
  const edits: Edit[] = []
  for (const [key, entry] of entries)
    if (!(key in after)) edits.push(without(source, entry))
    else if (!isDeepStrictEqual(before[key], after[key]))
      edits.push(
        ...(inside(source, entry.value, before[key], after[key]) ?? [
          replaced(source, entry, { [key]: after[key] }),
        ]),
      )
  const added = Object.entries(after).filter(([key]) => !entries.has(key))
  const last = [...entries].findLast(([key]) => key in after)?.[1]
  if (added.length > 0 && last) edits.push(below(source, last, Object.fromEntries(added)))
  return edits
}

/** Entries that both lists begin or end with stay as they are. */
function inList(source: string, node: YAMLSeq<Node>, before: unknown[], after: unknown[]): Edit[] {
  const entries = node.items.map((value) => ({ start: source.lastIndexOf('-', value.range![0] - 1), value }))
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && isDeepStrictEqual(before[same], after[same])) same += 1
  let tail = 0
  while (tail < most - same && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const edits: Edit[] = []
  const old = entries.slice(same, entries.length - tail)
  const now = after.slice(same, after.length - tail)
  for (const [index, entry] of old.entries()) {
    const [from, to] = [before[same + index], now[index]]
    if (index >= now.length) edits.push(without(source, entry))
    else edits.push(...(inside(source, entry.value, from, to) ?? [replaced(source, entry, [to])]))
  }
  const added = now.slice(old.length)
  const above = entries[same + old.length - 1]
  if (added.length === 0) return edits
  if (above) return [...edits, below(source, above, added)]
  const place = lineStart(source, entries[0]!.start)
  const indent = ' '.repeat(entries[0]!.start - place)
  return [
    ...edits,
    { start: place, end: place, text: `${indent}${yamlAt(source, entries[0]!.start, added)}\n` },
  ]
}

/**
 * The text of a YAML file with `after` in place of what it says. Comments and every line that says the same stay as they
 * are, to the letter.
 * @throws Error if the file is no YAML, or no list of fields
 */
export function withChanges(source: string, after: Fields): string {
  const document = parseDocument(source)
  const before: unknown = document.toJS()
  if (document.errors[0]) throw document.errors[0]
  if (isDeepStrictEqual(before, after)) return source
  const edits = document.contents && inside(source, document.contents as Node, before, after)
  if (!edits) throw new Error('A file of facts is a list of fields.')
  // From the end, so that the other places stay valid. At one place, what is replaced comes before what is put in.
  return edits
    .toReversed()
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), source)
}
