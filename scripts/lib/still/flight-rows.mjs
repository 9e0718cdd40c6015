/*
 * React's flight data, as a page carries it in `self.__next_f.push([1, "…"])`: rows `id:value\n`, where the value is JSON, or
 * has a letter in front that says what else it is. A text row (`id:T<bytes in hex>,…`) has a length and no line end.
 */

/** @typedef {{ id: string, kind: 'json' | 'text' | 'other', value: any, source: string }} Row */

const colon = 58
const comma = 44
const lineEnd = 10

/** What begins a JSON value; `t`, `f` and `n` are those of true, false and null. */
const beginsJson = /^["[{\-0-9tfn]/
/** Rows with a length of their own, other than text: none of our pages has one. */
const measured = /^[AOoUSsLlGgMmVb]/

/**
 * @param {string} text all of a page's flight data
 * @returns {Row[] | null} null where something stands in it that is not known here
 */
export function readRows(text) {
  const bytes = Buffer.from(text)
  const rows = []
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

function valueOf(content, isText) {
  if (isText) return { kind: 'text', value: content }
  if (beginsJson.test(content)) return { kind: 'json', value: JSON.parse(content) }
  return { kind: 'other', value: content }
}

/** A JSON row as it is sent. @param {string} id @param {unknown} value */
export const jsonRow = (id, value) => `${id}:${JSON.stringify(value)}\n`

/**
 * The row that a value names, if it does: `$1f`, `$L1f`, `$@1f`, and with `path` something within it: `$1f:props:children`.
 * @param {unknown} value
 */
export function reference(value) {
  const found = typeof value === 'string' && /^\$([A-Z@hinu]?)([0-9a-f]+)((?::.+)?)$/.exec(value)
  return found ? { how: found[1], id: found[2], path: found[3] } : null
}
