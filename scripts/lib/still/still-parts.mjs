import { renderToString } from 'react-dom/server'
import { reference } from './flight-rows.mjs'
import { placesReferredTo, walk } from './references.mjs'
import { isElement, stillReader } from './still-element.mjs'

/** What stands for a part costs some bytes itself. */
const worthwhile = 160

/** @typedef {{ element: any[], inner: string, markup: string }} Part of the flight data, and its markup as React writes it */

/** Facts for search engines: a script that is not run, whose text is a part like any other. @returns {Part | null} */
function factsPart(value, textOf) {
  if (!isElement(value) || value[1] !== 'script' || value[3].type !== 'application/ld+json') return null
  const given = value[3].dangerouslySetInnerHTML?.__html
  const inner = textOf(given) ?? given
  if (typeof inner !== 'string' || inner.startsWith('$')) return null
  return { element: value, inner, markup: `<script type="application/ld+json">${inner}</script>` }
}

function markupPart(value, stillElement) {
  const element = stillElement(value)
  if (!element) return null
  const rendered = renderToString(element)
  // React may put links to what it would fetch early in front.
  const markup = rendered.slice(rendered.indexOf(`<${value[1]}`))
  const from = markup.indexOf('>') + 1
  const to = markup.lastIndexOf('</')
  return to > from ? { element: value, inner: markup.slice(from, to), markup } : null
}

/**
 * The largest parts of a page's flight data that are markup and nothing but markup.
 * @param {import('./flight-rows.mjs').Row[]} rows
 * @returns {Part[]}
 */
export function stillParts(rows) {
  const byId = new Map(rows.filter(({ kind }) => kind !== 'other').map((row) => [row.id, row]))
  const jsonOf = (id) => (byId.get(id)?.kind === 'json' ? byId.get(id).value : undefined)
  const textOf = (value) => {
    const row = byId.get(reference(value)?.id)
    return row?.kind === 'text' ? row.value : undefined
  }
  const stillElement = stillReader(byId, placesReferredTo(rows, jsonOf))
  const parts = []
  const seen = new Set()
  const look = (id) => {
    if (seen.has(id) || jsonOf(id) === undefined) return
    seen.add(id)
    walk(jsonOf(id), (value) => {
      const part = factsPart(value, textOf) ?? markupPart(value, stillElement)
      if (part && part.inner.length >= worthwhile) parts.push(part)
      if (!part) look(reference(value)?.id)
      return part !== null
    })
  }
  look('0')
  return parts
}
