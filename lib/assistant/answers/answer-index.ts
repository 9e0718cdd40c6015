import { answers as compiled } from '@/content/generated/en/answers'
import type { Answer } from '@/content/schemas/answer-schema'
import { meaningsOf } from '@/lib/assistant/answers/meanings'
import { wordingsOf } from '@/lib/assistant/answers/wordings'
import { readQuery } from '@/lib/search/query/query'

export const answers: readonly Answer[] = Object.values(compiled)

type Wording = {
  /** The index of its answer. */
  answer: number
  concepts: readonly string[][]
  weight: number
}

/** Every wording of every question. */
const texts = answers.flatMap((written, answer) =>
  wordingsOf(written).map((text) => ({ answer, concepts: meaningsOf(readQuery(text)) })),
)

const answersWith = new Map<string, Set<number>>()
for (const { answer, concepts } of texts)
  for (const meaning of new Set(concepts.flat()))
    answersWith.set(meaning, (answersWith.get(meaning) ?? new Set()).add(answer))

/** Words count less than the concepts they stand for. */
const wordShare = 0.5

/** The weight of a concept that no wording has: what it asks for may be missing here, or be part of a story. */
const unknownWeight = 3.2

/** Rare concepts say more. */
export function rarityOf(concept: readonly string[]): number {
  const found = Math.max(...concept.map((meaning) => answersWith.get(meaning)?.size ?? 0))
  const rarity = found === 0 ? unknownWeight : Math.log(1 + answers.length / found)
  return rarity * (concept[0]?.startsWith('=') ? wordShare : 1)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
export const weightOf = (concepts: readonly string[][]): number => sum(concepts.map(rarityOf))

const wordings: Wording[] = texts.map((text) => ({ ...text, weight: weightOf(text.concepts) }))

const wordingsWith = new Map<string, Set<Wording>>()
for (const wording of wordings)
  for (const meaning of wording.concepts.flat())
    wordingsWith.set(meaning, (wordingsWith.get(meaning) ?? new Set()).add(wording))

/** The wordings that have a concept, in any of its meanings. */
export function wordingsHaving(concept: readonly string[]): Set<Wording> {
  return new Set(concept.flatMap((meaning) => [...(wordingsWith.get(meaning) ?? [])]))
}

export type { Wording }
