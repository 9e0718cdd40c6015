import { answers, rarityOf, wordingsOf, type AnswerIndex } from '@/lib/assistant/answers/answer-index'
import { meaningsOf } from '@/lib/assistant/answers/meanings'
import { readQuery } from '@/lib/search/query/query'
import { hashOf } from '@/lib/text/hashes'

/** Builds the index of every wording of every answer. */
export function indexAnswers(): AnswerIndex {
  const texts = answers.flatMap((written, answer) =>
    wordingsOf(written).map((text) => ({ answer, concepts: meaningsOf(readQuery(text)) })),
  )
  const found = new Map<number, { answers: Set<number>; wordings: Set<number> }>()
  texts.forEach(({ answer, concepts }, wording) => {
    for (const meaning of concepts.flat().map(hashOf)) {
      const entry = found.get(meaning) ?? { answers: new Set(), wordings: new Set() }
      entry.answers.add(answer)
      entry.wordings.add(wording)
      found.set(meaning, entry)
    }
  })
  const answersWith = (meaning: string) => found.get(hashOf(meaning))?.answers.size ?? 0
  const weightOf = (concepts: readonly string[][]) =>
    concepts.reduce((sum, concept) => sum + rarityOf(concept, answersWith), 0)

  const entries = [...found].sort(([first], [second]) => first - second)
  const starts = [0]
  for (const [, { wordings }] of entries) starts.push(starts.at(-1)! + wordings.size)
  return {
    ids: answers.map(({ id }) => id),
    answerOf: Uint16Array.from(texts, ({ answer }) => answer),
    weights: Float32Array.from(texts, ({ concepts }) => weightOf(concepts)),
    meanings: Int32Array.from(entries, ([meaning]) => meaning),
    answersWith: Uint16Array.from(entries, ([, entry]) => entry.answers.size),
    starts: Int32Array.from(starts),
    wordings: Uint16Array.from(entries.flatMap(([, { wordings }]) => [...wordings])),
  }
}
