import { answers, rarityOf } from '@/lib/assistant/answers/answer-index'
import { messageMeanings, queryOf } from '@/lib/assistant/answers/meanings'
import { trained } from '@/lib/assistant/trained'
import { oncePerMessage } from '@/lib/assistant/understanding/message'
import { isForeign } from '@/lib/search/query/foreign'
import { hashOf, placeOf } from '@/lib/text/hashes'

/** Factor for messages about other topics, such as a knee or the weather. */
const foreignFactor = 0.6

/** The wordings that have a concept, in any of its meanings, and how rare it is. */
function wordingsHaving(concept: readonly string[]): { wordings: Set<number>; rarity: number } {
  const { meanings, answersWith, starts, wordings } = trained().answers
  const places = new Map(concept.map((meaning) => [meaning, placeOf(meanings, hashOf(meaning))]))
  const known = [...places.values()].filter((place) => place >= 0)
  return {
    wordings: new Set(known.flatMap((place) => [...wordings.subarray(starts[place], starts[place + 1])])),
    rarity: rarityOf(concept, (meaning) => answersWith[places.get(meaning)!] ?? 0),
  }
}

/**
 * How closely a message repeats a wording of each answer (by its index in `answers`), from 0 to 1: the weighted overlap
 * (cosine) of their concepts, for the closest wording. Answers that share nothing with it are left out.
 */
export const wordingOverlap = oncePerMessage((message): Map<number, number> => {
  const concepts = messageMeanings(message)
  const meant = new Set(concepts.flat().flatMap((meaning) => meaning.split(' ')))
  const factor = isForeign(queryOf(message), meant) ? foreignFactor : 1
  const shared = new Map<number, number>()
  let total = 0
  for (const concept of concepts) {
    const { wordings, rarity } = wordingsHaving(concept)
    total += rarity
    for (const wording of wordings) shared.set(wording, (shared.get(wording) ?? 0) + rarity)
  }
  const { ids, answerOf, weights } = trained().answers
  const closest = new Map<string, number>()
  for (const [wording, overlap] of shared) {
    const id = ids[answerOf[wording]!]!
    const score = (factor * overlap) / Math.sqrt(total * weights[wording]!)
    if (score > (closest.get(id) ?? 0)) closest.set(id, score)
  }
  return new Map(
    answers.flatMap(({ id }, index) => {
      const score = closest.get(id)
      return score === undefined ? [] : [[index, score] as const]
    }),
  )
})
