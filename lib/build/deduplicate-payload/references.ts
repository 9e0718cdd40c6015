import { reference, type Props, type Row } from '@/lib/build/deduplicate-payload/flight-rows'
import { isElement } from '@/lib/build/deduplicate-payload/static-element'

/**
 * Visits every value within a value, outermost first. If `visit` returns true, it does not descend further.
 */
export function walk(value: unknown, visit: (value: unknown) => boolean | void): void {
  if (visit(value) || typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) walk(inner, visit)
}

const partsOfElement: Record<string, number> = { type: 1, key: 2, props: 3 }

/**
 * The values that rows reference by path in another row (React serializes an object only once), and all their
 * ancestors: these must not be changed.
 */
export function pinnedValues(rows: readonly Row[], valueOf: (id: string) => unknown): Set<unknown> {
  const pinned = new Set<unknown>()
  const pin = ({ id, path }: { id: string; path: string }) => {
    let value = valueOf(id)
    pinned.add(value)
    for (const name of path.slice(1).split(':')) {
      const key = isElement(value) ? (partsOfElement[name] ?? name) : name
      value = (value as Props | undefined)?.[key]
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

/** The ids of rows reachable from the first row, and from rows that load modules or hints. */
export function neededRows(rows: readonly Row[]): Set<string> {
  const reached = new Set<string>()
  const reach = (id: string | undefined) => {
    if (id === undefined || reached.has(id)) return
    reached.add(id)
    for (const row of rows) {
      if (row.id !== id) continue
      if (row.kind === 'json') walk(row.value, (inner) => reach(reference(inner)?.id))
      if (row.kind === 'other') for (const [, named] of String(row.value).matchAll(namedInText)) reach(named)
    }
  }
  reach('0')
  for (const { id, kind } of rows) if (kind === 'other') reach(id)
  return reached
}
