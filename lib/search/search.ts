import { conceptsOf } from '@/lib/search/query/concepts'
import { isForeign } from '@/lib/search/query/foreign'
import { headingFitOf } from '@/lib/search/ranking/heading-fit'
import type { Passage } from '@/lib/search/passages/passage'
import { passages } from '@/lib/search/passages/passages'
import type { Found } from '@/lib/search/index/postings'
import { readQuery, type Query } from '@/lib/search/query/query'
import { askedSections } from '@/lib/search/ranking/section-role'
import { matchConcept } from '@/lib/search/ranking/match-concept'
import type { Mode } from '@/lib/variant/variant'

export type SearchHit = {
  /** `/page#section`, or just the page if its introduction matches. */
  href: string
  pageTitle: string
  heading: string
  /** The plain text of the section, one line per paragraph, item or row. */
  text: string
  /** 0 to 1: how well the passage matches the query. */
  score: number
}

/** Minimum score for a passage to be listed. */
export const listedFrom = 0.18

const maxPerPage = 2
/** Bonus for a heading that matches the question. */
const headingBonus = 0.7
/** Bonus for a section with the role the question asks for: 'What are the risks?'. */
const roleBonus = 0.2
/** In a long story only part of the words is what the visitor asks for. */
const mostConcepts = 5
/**
 * Of a long story, use this many concepts from the beginning, which states the topic, and from the end, which
 * usually has the question.
 */
const mostAtEachEnd = 10
/** Factor for questions about topics outside this site. */
const foreignFactor = 0.4

type Ranked = { passage: Passage; score: number }

/** How well each passage (by its index in `passages`) matches a question; rare words count more. */
function coverage(query: Query): Found {
  const all = conceptsOf(query)
  const concepts =
    all.length <= 2 * mostAtEachEnd ? all : [...all.slice(0, mostAtEachEnd), ...all.slice(-mostAtEachEnd)]
  const weighed = concepts.map((concept, place) => matchConcept(concept, place === concepts.length - 1))
  const total = weighed
    .map(({ weight }) => weight)
    .sort((first, second) => second - first)
    .slice(0, mostConcepts)
    .reduce((sum, weight) => sum + weight, 0)
  const factor = isForeign(query, new Set(all.flat(2))) ? foreignFactor : 1
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
 * The best sections for a question, at most two per page; none if this site doesn't cover it. `mode`: remote
 * visitors don't get the office's details or the form.
 */
export function search(text: string, { mode, limit = 10 }: { mode: Mode; limit?: number }): SearchHit[] {
  const query = readQuery(text)
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
