import { isDeepStrictEqual } from 'node:util'
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Prettier writes them the same way. */
const style = { lineWidth: 0, flowCollectionPadding: false, singleQuote: true }

/** A block of lines can't have a comment in its first line, or begin with just any character. */
function inOneLine(scalar: Scalar) {
  if (typeof scalar.value !== 'string') return
  if (scalar.value.includes('\n') || scalar.type?.startsWith('BLOCK')) scalar.type = 'QUOTE_DOUBLE'
}

const saysTheSame = (document: Document, node: unknown, value: unknown) =>
  isNode(node) && isDeepStrictEqual(node.toJS(document), value)

/** The node of a value: the old one, with its comments, as far as it says the same. */
function nodeOf(document: Document, old: unknown, value: unknown): unknown {
  if (saysTheSame(document, old, value)) return old
  if (isMap(old) && isFields(value)) return withFields(document, old, value)
  if (isSeq(old) && Array.isArray(value)) return withItems(document, old, value)
  const node = isScalar(old) && typeof value !== 'object' ? old : document.createNode(value)
  if (isScalar(node)) node.value = value
  visit(node, { Scalar: (_key, scalar) => inOneLine(scalar) })
  return node
}

function withFields(document: Document, map: YAMLMap, fields: Fields): YAMLMap {
  for (const { key } of [...map.items])
    if (!(String(isScalar(key) ? key.value : key) in fields)) map.delete(key)
  for (const [key, value] of Object.entries(fields)) map.set(key, nodeOf(document, map.get(key, true), value))
  return map
}

/** Each item that says the same is the old one; the others take the place of old ones, as long as there are any. */
function withItems(document: Document, list: YAMLSeq, values: unknown[]): YAMLSeq {
  const old = [...list.items]
  const take = (index: number) => (index < 0 ? undefined : old.splice(index, 1)[0])
  const same = values.map((value) => take(old.findIndex((item) => saysTheSame(document, item, value))))
  if (list.items.length === 0) list.flow = false
  list.items = values.map((value, index) => same[index] ?? nodeOf(document, old.shift(), value))
  if (values.length === 0) list.commentBefore = null
  // No empty line above the first.
  if (isNode(list.items[0])) list.items[0].spaceBefore = false
  return list
}

/**
 * The text of a YAML file with `after` in place of what it says. Comments and every line that says the same stay as they
 * are, to the letter, if Prettier has formatted it.
 * @throws Error if the file is no YAML, or no list of fields
 */
export function withChanges(source: string, after: Fields): string {
  const document = parseDocument(source)
  if (document.errors[0]) throw document.errors[0]
  if (!isMap(document.contents)) throw new Error('A file of facts is a list of fields.')
  if (isDeepStrictEqual(document.toJS(), after)) return source
  withFields(document, document.contents, after)
  return document.toString(style)
}
