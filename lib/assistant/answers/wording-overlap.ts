import { rarityOf, weightOf, wordingsHaving, type Wording } from '@/lib/assistant/answers/answer-index'
import { messageMeanings, queryOf } from '@/lib/assistant/answers/meanings'
import { oncePerMessage } from '@/lib/assistant/understanding/message'
import { isForeign } from '@/lib/search/query/foreign'

/** Factor for messages about other topics, such as a knee or the weather. */
const foreignFactor = 0.6

/**
 * How closely a message repeats a wording of each answer, from 0 to 1: the weighted overlap (cosine) of their concepts,
 * for the closest wording. Answers that share nothing with it are left out.
 */
export const wordingOverlap = oncePerMessage((message): Map<number, number> => {
  const concepts = messageMeanings(message)
  const total = weightOf(concepts)
  const meant = new Set(concepts.flat().flatMap((meaning) => meaning.split(' ')))
  const factor = isForeign(queryOf(message), meant) ? foreignFactor : 1
  const shared = new Map<Wording, number>()
  for (const concept of concepts) {
    const rarity = rarityOf(concept)
    for (const wording of wordingsHaving(concept)) shared.set(wording, (shared.get(wording) ?? 0) + rarity)
  }
  const best = new Map<number, number>()
  for (const [{ answer, weight }, overlap] of shared) {
    const score = (factor * overlap) / Math.sqrt(total * weight)
    if (score > (best.get(answer) ?? 0)) best.set(answer, score)
  }
  return best
})
