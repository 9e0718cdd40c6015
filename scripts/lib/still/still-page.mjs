import { jsonRow, readRows } from './flight-rows.mjs'
import { neededRows, placesReferredTo, walk } from './references.mjs'
import { isElement } from './still-element.mjs'
import { stillParts } from './still-parts.mjs'

const pushes =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs

/**
 * Hands React the text of each part as the row that stands for it, read from the page itself. It runs where the page's
 * own flight data begins, below everything that it reads.
 */
const takeFromPage =
  'document.querySelectorAll("[data-still]").forEach(e=>{let t=e.innerHTML;' +
  'self.__next_f.push([1,e.dataset.still+":T"+new TextEncoder().encode(t).length.toString(16)+","+t])});'

/** As Next escapes what stands in a script. */
const inScript = (value) =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The page with another text of the same length where nothing is read as markup, or nothing runs. */
const blank = (html, what) => html.replace(what, (match) => ' '.repeat(match.length))
const unread = /<noscript[ >].*?<\/noscript>|<template[ >].*?<\/template>/gs
const scripts = /<script[ >].*?<\/script>/gs

/** Where each part stands in the page; the larger first, so that none is looked for within another. */
function findParts(html, parts) {
  const readable = blank(html, unread)
  const markupOnly = blank(readable, scripts)
  const taken = []
  const isTaken = (at) => taken.some(({ from, to }) => at >= from && at < to)
  for (const part of parts.toSorted((a, b) => b.markup.length - a.markup.length)) {
    const same = taken.find(({ markup }) => markup === part.markup)
    if (same) {
      same.elements.push(part.element)
      continue
    }
    const text = part.element[1] === 'script' ? readable : markupOnly
    let from = text.indexOf(part.markup)
    while (from >= 0 && isTaken(from)) from = text.indexOf(part.markup, from + 1)
    if (from < 0) continue
    const to = from + part.markup.length
    taken.push({ from, to, markup: part.markup, elements: [part.element] })
  }
  return taken
}

/** @returns {string | null} the flight data, or null where there is none, or more than rows */
function flightOf(html) {
  const found = [...html.matchAll(pushes)].map(([, json]) => JSON.parse(json))
  const [first, ...others] = found
  if (first?.[0] !== 0 || first.length !== 1 || !others.every(([kind]) => kind === 1)) return null
  return others.map(([, text]) => text).join('')
}

/** Puts a reference to the text row `id` in the place of an element's children. */
function refer(element, id) {
  delete element[3].children
  element[3].dangerouslySetInnerHTML = { __html: `$${id}` }
}

/** In a browser React never draws what is in a noscript, so the data need not tell of it. */
function emptyNoscripts(rows) {
  const valueOf = (id) => rows.find((row) => row.id === id && row.kind === 'json')?.value
  const pinned = placesReferredTo(rows, valueOf)
  for (const { kind, value } of rows) {
    if (kind !== 'json') continue
    walk(value, (inner) => {
      const isNoscript = isElement(inner) && inner[1] === 'noscript' && typeof inner[3] === 'object'
      if (isNoscript && !pinned.has(inner[3].children)) inner[3].children = null
    })
  }
}

/**
 * A prerendered page without what stands in it twice. Next sends a page as markup and, for React to take it over, once more
 * as data. Parts that are nothing but markup (no component of the browser within) leave the data: React gets their
 * text from the page and leaves them alone, as it does with dangerouslySetInnerHTML. Only what React itself writes letter by letter
 * as it stands in the page is taken for such a part; where anything is unknown, the page is returned as it is.
 * @param {string} html
 */
export function stillPage(html) {
  const flight = flightOf(html)
  const rows = flight && readRows(flight)
  if (!rows) return html
  emptyNoscripts(rows)
  const found = findParts(html, stillParts(rows))
  if (found.length === 0) return html
  let id = Math.max(...rows.map((row) => parseInt(row.id, 16) || 0))
  const marks = found.map(({ from, elements }) => {
    const name = (id += 1).toString(16)
    for (const element of elements) refer(element, name)
    return { at: from + 1 + elements[0][1].length, mark: ` data-still="${name}"` }
  })
  const needed = neededRows(rows)
  const kept = rows.filter(({ id, kind }) => kind === 'other' || needed.has(id))
  const text = kept.map((row) => (row.kind === 'json' ? jsonRow(row.id, row.value) : row.source)).join('')
  return withFlight(withMarks(html, marks), text)
}

function withMarks(html, marks) {
  let marked = ''
  let last = 0
  for (const { at, mark } of marks.toSorted((a, b) => a.at - b.at)) {
    marked += html.slice(last, at) + mark
    last = at
  }
  return marked + html.slice(last)
}

function withFlight(html, text) {
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);${takeFromPage}self.__next_f.push(${inScript([1, text])})</script>`
  let isFirst = true
  return html.replace(pushes, () => {
    const put = isFirst ? script : ''
    isFirst = false
    return put
  })
}
