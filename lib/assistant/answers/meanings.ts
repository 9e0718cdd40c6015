import { oncePerMessage } from '@/lib/assistant/understanding/message'
import { conceptsOf } from '@/lib/search/query/concepts'
import { isStopWord } from '@/lib/search/query/stop-words'
import { readQuery, type Query } from '@/lib/search/query/query'
import type { Concept } from '@/lib/search/query/synonyms'

/**
 * What a text is about: its concepts, each a list of meanings as stems joined by spaces, and its words as spelled
 * here. The words tell apart what search treats as the same, such as massage and acupuncture.
 */
export function meaningsOf(query: Query): string[][] {
  const concepts = conceptsOf(query).map((concept: Concept) => concept.map((stems) => stems.join(' ')))
  const words = query.stems.filter((stem) => !isStopWord(stem)).map((stem) => [`=${stem}`])
  return [...concepts, ...words]
}

/** A message as search reads it. Correcting its spelling is most of the work of an answer. */
export const queryOf = oncePerMessage(({ text }) => readQuery(text))

export const messageMeanings = oncePerMessage((message) => meaningsOf(queryOf(message)))
