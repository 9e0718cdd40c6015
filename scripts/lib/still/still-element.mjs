import { createElement, Fragment } from 'react'
import { reference } from './flight-rows.mjs'

/** What React puts elsewhere, treats in its own way, or browsers read in their own way. */
const special = new Set(
  'html head body base link meta title style script noscript template iframe pre textarea'.split(' '),
)

export const isElement = (value) => Array.isArray(value) && value[0] === '$' && value.length >= 4

/** Thrown, and caught in this file, where a part of the page is more than markup. */
class NotStill extends Error {}

/**
 * @param {Map<string, import('./flight-rows.mjs').Row>} rows
 * @param {Set<unknown>} pinned what other rows refer to by its place: it has to stay there
 */
export function stillReader(rows, pinned) {
  function row(id) {
    const { kind, value } = rows.get(id) ?? {}
    if (kind === 'json') return value
    throw new NotStill()
  }

  /** A prop that is an attribute: a text, a number, or yes and no. */
  function attribute(value) {
    if (value === '$undefined') return undefined
    if (typeof value === 'object' && value !== null) throw new NotStill()
    if (typeof value !== 'string' || value[0] !== '$') return value
    return text(value)
  }

  function text(value) {
    if (value[1] === '$') return value.slice(1)
    const { how, id, path } = reference(value) ?? {}
    if (how !== '' || path !== '' || rows.get(id)?.kind !== 'text') throw new NotStill()
    return rows.get(id).value
  }

  function child(value, inSvg) {
    if (pinned.has(value)) throw new NotStill()
    if (isElement(value)) return element(value, inSvg)
    if (Array.isArray(value)) return value.map((item) => child(item, inSvg))
    const { how, id, path } = reference(value) ?? {}
    const isRow = (how === '' || how === 'L') && path === '' && rows.get(id)?.kind === 'json'
    return isRow ? child(row(id), inSvg) : attribute(value)
  }

  function element(value, inSvg) {
    const [, type, key, props] = value
    if (typeof props !== 'object' || pinned.has(props)) throw new NotStill()
    const isFragment = type[0] === '$' && rows.get(type.slice(1))?.value === '$Sreact.fragment'
    const isMarkup = /^[a-z]/i.test(type) && (!special.has(type) || (inSvg && type === 'title'))
    if (!isFragment && !isMarkup) throw new NotStill()
    const { children, ...others } = props
    const attributes = Object.entries(others).map(([name, given]) => [name, attribute(given)])
    const content = child(children, inSvg || type === 'svg')
    return createElement(
      isFragment ? Fragment : type,
      { ...Object.fromEntries(attributes), key },
      ...(Array.isArray(content) ? content : [content]),
    )
  }

  /**
   * The React element of what is markup and nothing but markup, to its innermost; null for anything else.
   * @param {unknown} value from a JSON row
   */
  return function stillElement(value) {
    try {
      const isMarkup = isElement(value) && !pinned.has(value) && /^[a-z]/i.test(value[1])
      return isMarkup ? element(value, false) : null
    } catch (error) {
      if (error instanceof NotStill) return null
      throw error
    }
  }
}
