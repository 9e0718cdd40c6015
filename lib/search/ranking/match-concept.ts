import { isAskedOfAnything } from '@/lib/search/query/asking-words'
import { passages } from '@/lib/search/passages/passages'
import type { Found } from '@/lib/search/index/postings'
import { isSubject, passagesWith } from '@/lib/search/index/search-index'
import type { Concept } from '@/lib/search/query/synonyms'

/** Weight of a synonym match. */
const otherMeaning = 0.85
/** Cap, so that one rare word can't outweigh the question's topic. */
const mostWeight = 4.2
/**
 * Weight of a word unknown to the site. It is nearly a full word's, or any passage would do for questions the
 * site doesn't cover.
 */
const unknownWeight = 4.5

/** A question's topic counts more than what it asks, since words like 'how long' fit every page. */
const subjectFactor = 1.35
const askingFactor = 0.5

function factorOf(concept: Concept): number {
  if (concept.some(isAskedOfAnything)) return askingFactor
  return concept.some(isSubject) ? subjectFactor : 1
}

export type ConceptMatch = { found: Found; weight: number }

/**
 * Passages matching one concept, each with a score (0 to 1), and the concept's weight by rarity. The last
 * word of a query may be incomplete.
 */
export function matchConcept(concept: Concept, isLast: boolean): ConceptMatch {
  const found: Found = new Map()
  concept.forEach((stems, place) => {
    const isWord = isLast && concept.length === 1 && stems.length === 1
    for (const [id, fit] of passagesWith(stems, { prefix: isWord && stems[0]!.length > 3 })) {
      const meant = place === 0 ? fit : fit * otherMeaning
      found.set(id, Math.max(found.get(id) ?? 0, meant))
    }
  })
  const spread = [...found.values()].reduce((sum, fit) => sum + fit, 0)
  const rarity = Math.log(1 + passages.length / (1 + 1.5 * spread))
  return { found, weight: found.size > 0 ? Math.min(rarity, mostWeight) * factorOf(concept) : unknownWeight }
}
