import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { reference, type Props, type Row } from '@/lib/build/deduplicate-payload/flight-rows'
import { pinnedValues, walk } from '@/lib/build/deduplicate-payload/references'
import {
  isElement,
  staticElementReader,
  type FlightElement,
} from '@/lib/build/deduplicate-payload/static-element'

/** Minimum length in characters. Below it, the replacement saves nothing. */
const minLength = 160

/** A pure-markup subtree of the flight data, with its markup as rendered by React. */
export type StaticPart = { element: FlightElement; inner: string; markup: string }

/** Structured data for search engines: a non-executable script whose text can be deduplicated too. */
function structuredDataPart(
  value: unknown,
  textOf: (value: unknown) => string | undefined,
): StaticPart | null {
  if (!isElement(value) || value[1] !== 'script' || value[3].type !== 'application/ld+json') return null
  const html = (value[3].dangerouslySetInnerHTML as Props | undefined)?.__html
  const inner = textOf(html) ?? html
  if (typeof inner !== 'string' || inner.startsWith('$')) return null
  return { element: value, inner, markup: `<script type="application/ld+json">${inner}</script>` }
}

function markupPart(value: unknown, staticElement: (value: unknown) => ReactNode): StaticPart | null {
  const element = staticElement(value)
  if (!element || !isElement(value)) return null
  const rendered = renderToString(element)
  // React may render preload links first.
  const markup = rendered.slice(rendered.indexOf(`<${value[1]}`))
  const from = markup.indexOf('>') + 1
  const to = markup.lastIndexOf('</')
  return to > from ? { element: value, inner: markup.slice(from, to), markup } : null
}

/** The largest pure-markup subtrees of a page's flight data. */
export function staticParts(rows: readonly Row[]): StaticPart[] {
  const byId = new Map(rows.filter(({ kind }) => kind !== 'other').map((row) => [row.id, row]))
  const jsonOf = (id: string) => {
    const row = byId.get(id)
    return row?.kind === 'json' ? row.value : undefined
  }
  const textOf = (value: unknown) => {
    const row = byId.get(reference(value)?.id ?? '')
    return row?.kind === 'text' ? String(row.value) : undefined
  }
  const staticElement = staticElementReader(byId, pinnedValues(rows, jsonOf))
  const parts: StaticPart[] = []
  const seen = new Set<string>()
  const look = (id: string) => {
    if (seen.has(id) || jsonOf(id) === undefined) return
    seen.add(id)
    walk(jsonOf(id), (value) => {
      const part = structuredDataPart(value, textOf) ?? markupPart(value, staticElement)
      if (part && part.inner.length >= minLength) parts.push(part)
      if (!part) look(reference(value)?.id ?? '')
      return part !== null
    })
  }
  look('0')
  return parts
}
