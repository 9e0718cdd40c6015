import { reference } from './flight-rows.mjs'
import { isElement } from './still-element.mjs'

/** Calls back with every value within a value, the outermost first; where that returns true, it goes no deeper. */
export function walk(value, visit) {
  if (visit(value) || typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) walk(inner, visit)
}

const partsOfElement = { type: 1, key: 2, props: 3 }

/**
 * What rows refer to by its place in another (React sends the same object once), with all on the way to it: it must stay.
 * @param {import('./flight-rows.mjs').Row[]} rows @param {(id: string) => any} valueOf
 */
export function placesReferredTo(rows, valueOf) {
  const pinned = new Set()
  const pin = ({ id, path }) => {
    let value = valueOf(id)
    pinned.add(value)
    for (const name of path.slice(1).split(':')) {
      value = value?.[isElement(value) ? (partsOfElement[name] ?? name) : name]
      pinned.add(value)
    }
  }
  for (const { kind, value } of rows) {
    if (kind !== 'json') continue
    walk(value, (inner) => {
      const found = reference(inner)
      if (found?.path) pin(found)
    })
  }
  return pinned
}

const namedInText = /"\$[A-Z@]?([0-9a-f]+)"/g

/** The ids of the rows that the answer's first row, and those that load or tell something, lead to. */
export function neededRows(rows) {
  const reached = new Set()
  const reach = (id) => {
    if (id === undefined || reached.has(id)) return
    reached.add(id)
    for (const row of rows) {
      if (row.id !== id) continue
      if (row.kind === 'json') walk(row.value, (inner) => void reach(reference(inner)?.id))
      if (row.kind === 'other') for (const [, named] of row.value.matchAll(namedInText)) reach(named)
    }
  }
  reach('0')
  for (const { id, kind } of rows) if (kind === 'other') reach(id)
  return reached
}
