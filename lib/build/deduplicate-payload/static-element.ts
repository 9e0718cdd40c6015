import { createElement, Fragment, type ReactNode } from 'react'
import { reference, type Props, type Row } from '@/lib/build/deduplicate-payload/flight-rows'

/** Elements that React hoists or handles specially, or that browsers parse differently. */
const special = new Set(
  'html head body base link meta title style script noscript template iframe pre textarea'.split(' '),
)

/** An element in flight data: `["$", type, key, props]`. */
export type FlightElement = ['$', string, string | null, Props, ...unknown[]]

export const isElement = (value: unknown): value is FlightElement =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4

/** Internal signal that a subtree is not pure markup. */
class NotStatic extends Error {}

/**
 * Returns a function that converts a flight value into a React element if its whole subtree is pure markup,
 * and returns null otherwise.
 * @param pinned values that other rows reference by path.
 */
export function staticElementReader(rows: ReadonlyMap<string, Row>, pinned: ReadonlySet<unknown>) {
  /** An attribute value: text, a number or a boolean. */
  function attribute(value: unknown): string | number | boolean | null | undefined {
    if (value === '$undefined') return undefined
    if (typeof value === 'string') return value[0] === '$' ? text(value) : value
    if (typeof value === 'object' && value !== null) throw new NotStatic()
    return value as number | boolean | null | undefined
  }

  function text(value: string): string {
    if (value[1] === '$') return value.slice(1)
    const { kind, id = '', path } = reference(value) ?? {}
    const row = rows.get(id)
    if (kind !== '' || path !== '' || row?.kind !== 'text') throw new NotStatic()
    return String(row.value)
  }

  function child(value: unknown, isInSvg: boolean): ReactNode {
    if (pinned.has(value)) throw new NotStatic()
    if (isElement(value)) return element(value, isInSvg)
    if (Array.isArray(value)) return value.map((item) => child(item, isInSvg))
    const { kind, id = '', path } = reference(value) ?? {}
    const row = (kind === '' || kind === 'L') && path === '' ? rows.get(id) : undefined
    return row?.kind === 'json' ? child(row.value, isInSvg) : attribute(value)
  }

  function element([, type, key, props]: FlightElement, isInSvg: boolean): ReactNode {
    if (typeof props !== 'object' || pinned.has(props)) throw new NotStatic()
    const isFragment = type.startsWith('$') && rows.get(type.slice(1))?.value === '$Sreact.fragment'
    const isMarkup = /^[a-z]/i.test(type) && (!special.has(type) || (isInSvg && type === 'title'))
    if (!isFragment && !isMarkup) throw new NotStatic()
    const { children, ...others } = props
    const attributes = Object.entries(others).map(([name, given]) => [name, attribute(given)])
    const content = child(children, isInSvg || type === 'svg')
    const contents: ReactNode[] = Array.isArray(content) ? (content as ReactNode[]) : [content]
    return createElement(
      isFragment ? Fragment : type,
      { ...Object.fromEntries(attributes), key },
      ...contents,
    )
  }

  return (value: unknown): ReactNode => {
    try {
      return isElement(value) && !pinned.has(value) && /^[a-z]/i.test(value[1]) ? element(value, false) : null
    } catch (error) {
      if (error instanceof NotStatic) return null
      throw error
    }
  }
}
