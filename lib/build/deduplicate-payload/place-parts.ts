import type { FlightElement } from '@/lib/build/deduplicate-payload/static-element'
import type { StaticPart } from '@/lib/build/deduplicate-payload/static-parts'

/** A subtree's position in the HTML, and the flight elements with this markup. */
export type PlacedPart = { from: number; to: number; markup: string; elements: FlightElement[] }

/** Replaces matches with spaces of the same length, to exclude unparsed markup or scripts from searches. */
const blank = (html: string, what: RegExp) => html.replace(what, (match) => ' '.repeat(match.length))
const notParsed = /<noscript[ >].*?<\/noscript>|<template[ >].*?<\/template>/gs
const scripts = /<script[ >].*?<\/script>/gs

/** Finds each subtree's markup in the page, largest first, so that matches don't overlap. */
export function placeParts(html: string, parts: readonly StaticPart[]): PlacedPart[] {
  const parsed = blank(html, notParsed)
  const withoutScripts = blank(parsed, scripts)
  const placed: PlacedPart[] = []
  const isTaken = (at: number) => placed.some(({ from, to }) => at >= from && at < to)
  for (const part of parts.toSorted((a, b) => b.markup.length - a.markup.length)) {
    const same = placed.find(({ markup }) => markup === part.markup)
    if (same) {
      same.elements.push(part.element)
      continue
    }
    const text = part.element[1] === 'script' ? parsed : withoutScripts
    let from = text.indexOf(part.markup)
    while (from >= 0 && isTaken(from)) from = text.indexOf(part.markup, from + 1)
    if (from < 0) continue
    placed.push({ from, to: from + part.markup.length, markup: part.markup, elements: [part.element] })
  }
  return placed
}
