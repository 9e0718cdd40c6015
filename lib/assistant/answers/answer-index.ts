import { answers as compiled } from '@/content/generated/en/answers'
import type { Answer } from '@/content/schemas/answer-schema'
import { meaningsOf } from '@/lib/assistant/answers/meanings'
import { wordingsOf } from '@/lib/assistant/answers/wordings'
import { shared } from '@/lib/search/index/shared'
import { readQuery } from '@/lib/search/query/query'

export const answers: readonly Answer[] = Object.values(compiled)

/** A way to ask for an answer. */
export type Wording = {
  /** The index of its answer. */
  answer: number
  weight: number
}

/** Words count less than the concepts they stand for. */
const wordShare = 0.5

/** The weight of a concept that no wording has: what it asks for may be missing here, or be part of a story. */
const unknownWeight = 3.2

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function added<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}

function buildIndex() {
  // Every wording of every question.
  const texts = answers.flatMap((written, answer) =>
    wordingsOf(written).map((text) => ({ answer, concepts: meaningsOf(readQuery(text)) })),
  )
  const answersWith = new Map<string, number[]>()
  for (const { answer, concepts } of texts)
    for (const meaning of concepts.flat()) added(answersWith, meaning, answer)
  const counts = new Map([...answersWith].map(([meaning, found]) => [meaning, found.length]))

  /** Rare concepts say more. */
  const rarityOf = (concept: readonly string[]): number => {
    const found = Math.max(...concept.map((meaning) => counts.get(meaning) ?? 0))
    const rarity = found === 0 ? unknownWeight : Math.log(1 + answers.length / found)
    return rarity * (concept[0]?.startsWith('=') ? wordShare : 1)
  }
  const weightOf = (concepts: readonly string[][]): number => sum(concepts.map(rarityOf))

  const wordingsWith = new Map<string, Wording[]>()
  for (const { answer, concepts } of texts) {
    const wording = { answer, weight: weightOf(concepts) }
    for (const meaning of concepts.flat()) added(wordingsWith, meaning, wording)
  }
  /** The wordings that have a concept, in any of its meanings. */
  const wordingsHaving = (concept: readonly string[]): Set<Wording> =>
    new Set(concept.flatMap((meaning) => wordingsWith.get(meaning) ?? []))

  return { rarityOf, weightOf, wordingsHaving }
}

export const { rarityOf, weightOf, wordingsHaving } = shared('answer-index', buildIndex)
