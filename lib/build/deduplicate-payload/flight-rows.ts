/*
 * React's flight data, embedded in a page as `self.__next_f.push([1, "…"])`: rows `id:value
 * `, where the value is JSON or starts with a letter for its type. A text row (`id:T<bytes in hex>,…`) has a
 * length and no line break.
 */

/** `value` is parsed for JSON rows, else a string; `source` is the raw row. */
export type Row = { id: string; kind: 'json' | 'text' | 'other'; value: unknown; source: string }

/** An object in a JSON row. */
export type Props = Record<string, unknown>

const colon = 58
const comma = 44
const lineEnd = 10

/** The first characters of JSON values; `t`, `f` and `n` start true, false and null. */
const beginsJson = /^["[{\-0-9tfn]/
/** Other rows with a length prefix, which our pages don't use. */
const measured = /^[AOoUSsLlGgMmVb]/

/**
 * Parses all of a page's flight data.
 * @returns null if it contains anything unknown.
 */
export function readRows(text: string): Row[] | null {
  const bytes = Buffer.from(text)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const afterId = bytes.indexOf(colon, at) + 1
    if (afterId === 0) return null
    const id = bytes.toString('utf8', at, afterId - 1)
    const isText = bytes[afterId] === 'T'.charCodeAt(0)
    const from = isText ? bytes.indexOf(comma, afterId) + 1 : afterId
    const length = parseInt(bytes.toString('utf8', afterId + 1, from - 1), 16)
    const to = isText ? from + length : bytes.indexOf(lineEnd, from)
    if (to < from || to > bytes.length || Number.isNaN(to)) return null
    const content = bytes.toString('utf8', from, to)
    if (!isText && measured.test(content)) return null
    const next = isText ? to : to + 1
    rows.push({ id, ...valueOf(content, isText), source: bytes.toString('utf8', at, next) })
    at = next
  }
  return rows
}

function valueOf(content: string, isText: boolean): Pick<Row, 'kind' | 'value'> {
  if (isText) return { kind: 'text', value: content }
  if (beginsJson.test(content)) return { kind: 'json', value: JSON.parse(content) as unknown }
  return { kind: 'other', value: content }
}

/** Serializes a JSON row. */
export const jsonRow = (id: string, value: unknown): string => `${id}:${JSON.stringify(value)}\n`

/**
 * Parses a reference to another row, such as `$1f`, `$L1f` or `$@1f`; `path` points to something within it,
 * as in `$1f:props:children`.
 */
export function reference(value: unknown): { kind: string; id: string; path: string } | null {
  const found = typeof value === 'string' ? /^\$([A-Z@hinu]?)([0-9a-f]+)((?::.+)?)$/.exec(value) : null
  return found ? { kind: found[1] ?? '', id: found[2] ?? '', path: found[3] ?? '' } : null
}
