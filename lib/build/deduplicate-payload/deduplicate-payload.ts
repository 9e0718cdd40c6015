import { jsonRow, readRows, type Row } from '@/lib/build/deduplicate-payload/flight-rows'
import { placeParts } from '@/lib/build/deduplicate-payload/place-parts'
import { neededRows, pinnedValues, walk } from '@/lib/build/deduplicate-payload/references'
import { isElement, type FlightElement } from '@/lib/build/deduplicate-payload/static-element'
import { staticParts } from '@/lib/build/deduplicate-payload/static-parts'

const pushes =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs

/**
 * Pushes the text of each marked element as a flight row. Runs where the page's flight data begins, after all
 * marked elements.
 */
const readFromPage =
  'document.querySelectorAll("[data-payload]").forEach(e=>{let t=e.innerHTML;' +
  'self.__next_f.push([1,e.dataset.payload+":T"+new TextEncoder().encode(t).length.toString(16)+","+t])});'

/** Serializes JSON for an inline script, with the same escaping as Next.js. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The page's flight data; null if there is none or it contains anything but rows. */
function flightOf(html: string): string | null {
  const [first, ...others] = [...html.matchAll(pushes)].map(([, json]) => JSON.parse(json ?? '') as unknown[])
  if (first?.[0] !== 0 || first.length !== 1 || !others.every(([kind]) => kind === 1)) return null
  return others.map(([, text]) => String(text)).join('')
}

/** Replaces an element's children with a reference to the text row `id`. */
function refer(element: FlightElement, id: string): void {
  delete element[3].children
  element[3].dangerouslySetInnerHTML = { __html: `$${id}` }
}

/** React never renders the content of a noscript element in a browser, so the data doesn't need it. */
function emptyNoscripts(rows: readonly Row[]): void {
  const valueOf = (id: string) => rows.find((row) => row.id === id && row.kind === 'json')?.value
  const pinned = pinnedValues(rows, valueOf)
  for (const { kind, value } of rows) {
    if (kind !== 'json') continue
    walk(value, (inner) => {
      const isNoscript = isElement(inner) && inner[1] === 'noscript' && typeof inner[3] === 'object'
      if (isNoscript && !pinned.has(inner[3].children)) inner[3].children = null
    })
  }
}

/**
 * Removes duplicate content from a prerendered page. Next.js sends a page as markup and again as data for
 * hydration. Subtrees that are pure markup (without client components) are removed from the data: React reads
 * their text from the page and doesn't touch them, as with dangerouslySetInnerHTML. A subtree only qualifies
 * if React's own renderer produces exactly what is in the page; in case of anything unknown, the page is
 * returned unchanged (docs/decisions/0030).
 */
export function deduplicatePayload(html: string): string {
  const flight = flightOf(html)
  const rows = flight === null ? null : readRows(flight)
  if (!rows) return html
  emptyNoscripts(rows)
  const placed = placeParts(html, staticParts(rows))
  if (placed.length === 0) return html
  let id = Math.max(...rows.map((row) => parseInt(row.id, 16) || 0))
  const marks = placed.map(({ from, elements }) => {
    id += 1
    for (const element of elements) refer(element, id.toString(16))
    const afterTagName = from + 1 + (elements[0]?.[1].length ?? 0)
    return { at: afterTagName, mark: ` data-payload="${id.toString(16)}"` }
  })
  const needed = neededRows(rows)
  const usedRows = rows.filter((row) => row.kind === 'other' || needed.has(row.id))
  const text = usedRows.map((row) => (row.kind === 'json' ? jsonRow(row.id, row.value) : row.source)).join('')
  return withFlight(withMarks(html, marks), text)
}

function withMarks(html: string, marks: readonly { at: number; mark: string }[]): string {
  let marked = ''
  let last = 0
  for (const { at, mark } of marks.toSorted((a, b) => a.at - b.at)) {
    marked += html.slice(last, at) + mark
    last = at
  }
  return marked + html.slice(last)
}

function withFlight(html: string, text: string): string {
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);${readFromPage}self.__next_f.push(${inScript([1, text])})</script>`
  let isFirst = true
  return html.replace(pushes, () => {
    const replacement = isFirst ? script : ''
    isFirst = false
    return replacement
  })
}
