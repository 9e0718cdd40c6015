import { conceptsOf } from '@/lib/search/concepts'
import { isForeign } from '@/lib/search/foreign'
import { headingFitOf } from '@/lib/search/heading-fit'
import type { Passage } from '@/lib/search/passage'
import { passages } from '@/lib/search/passages'
import type { Found } from '@/lib/search/postings'
import { askedSections } from '@/lib/search/section-role'
import { weigh } from '@/lib/search/weigh'
import type { Mode } from '@/lib/variant'

export type SearchHit = {
  /** `/page#section`, or the page alone where its introduction answers. */
  href: string
  pageTitle: string
  heading: string
  /** The plain text of the section, a line for each paragraph, item or row. */
  text: string
  /** 0 to 1: how much of what was asked for stands there. */
  score: number
}

/** Below this a passage has little to do with the question; it is not listed. */
export const listedFrom = 0.18
/** From here on a passage may be quoted as an answer; below it the assistant says that it does not know. */
export const answersFrom = 0.3

const maxPerPage = 2
/** What a heading that is the question itself adds. */
const headingBonus = 0.7
/** What a section adds that is there for such questions: 'What are the risks?'. */
const roleBonus = 0.2
/** Who tells a story asks for a part of it only. */
const mostConcepts = 5
/** What is left of a score where a question is about something else. */
const foreignFactor = 0.4

type Ranked = { passage: Passage; score: number }

/** How much of a question stands in each passage, by its place in `passages`: telling words count more. */
function coverage(query: string): Found {
  const concepts = conceptsOf(query)
  const weighed = concepts.map((concept, place) => weigh(concept, place === concepts.length - 1))
  const total = weighed
    .map(({ weight }) => weight)
    .sort((first, second) => second - first)
    .slice(0, mostConcepts)
    .reduce((sum, weight) => sum + weight, 0)
  const factor = isForeign(query, new Set(concepts.flat(2))) ? foreignFactor : 1
  const scores: Found = new Map()
  for (const { found, weight } of weighed) {
    for (const [id, fit] of found) scores.set(id, (scores.get(id) ?? 0) + (factor * fit * weight) / total)
  }
  return scores
}

function fewPerPage(ranked: readonly Ranked[]): SearchHit[] {
  const shown = new Map<string, Set<string>>()
  return ranked.flatMap(({ passage: { href, pageTitle, heading, text }, score }) => {
    const page = href.split('#')[0]!
    const sections = shown.get(page) ?? new Set()
    if (sections.size === maxPerPage || sections.has(href)) return []
    shown.set(page, sections.add(href))
    return [{ href, pageTitle, heading, text, score: Math.min(1, score) }]
  })
}

/**
 * The sections that answer a question, best first, at most two of one page; none for what this site does not write about.
 * `mode`: visitors who are not known to be near are not led to the office's details or the form (spec 6).
 */
export function search(query: string, { mode, limit = 10 }: { mode: Mode; limit?: number }): SearchHit[] {
  const headingFit = headingFitOf(query)
  const isAsked = askedSections(query)
  const ranked = [...coverage(query)]
    .filter(([id]) => passages[id]!.modes?.includes(mode) ?? true)
    .map(([id, score]) => {
      const passage = passages[id]!
      const bonus = headingBonus * headingFit(id, isAsked(id)) + (isAsked(id) ? roleBonus : 0)
      return { passage, score: score * (1 + bonus) * (passage.weight ?? 1) }
    })
    .filter(({ score }) => score >= listedFrom)
    .sort((first, second) => second.score - first.score)
  return fewPerPage(ranked).slice(0, limit)
}
