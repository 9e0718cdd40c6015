import { isAskedOfAnything } from '@/lib/search/asking-words'
import { passages } from '@/lib/search/passages'
import type { Found } from '@/lib/search/postings'
import { isSubject, passagesWith } from '@/lib/search/search-index'
import type { Concept } from '@/lib/search/synonyms'

/** What another word for the same thing counts. */
const otherMeaning = 0.85
/** One rare word must not outweigh what a question is about. */
const mostWeight = 4.2
/** What a word counts that the site does not know: nearly as much, or any passage would do for what the site is not about. */
const unknownWeight = 4.5

/** What a question is about counts more than what it asks of it: all pages say how long something lasts. */
const subjectFactor = 1.35
const askingFactor = 0.5

function factorOf(concept: Concept): number {
  if (concept.some(isAskedOfAnything)) return askingFactor
  return concept.some(isSubject) ? subjectFactor : 1
}

export type Weighed = { found: Found; weight: number }

/**
 * The passages for one thing that is looked for, each with how much of it stands there (0 to 1), and how telling it is: rare
 * things are. The last word of a query may be unfinished.
 */
export function weigh(concept: Concept, isLast: boolean): Weighed {
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
