import { answers as compiled } from '@/content/generated/en/answers'
import type { Answer } from '@/content/schemas/answer-schema'

export const answers: readonly Answer[] = Object.values(compiled)

/** Every way to ask for an answer, in both languages. */
export const wordingsOf = ({ question, asked, askedInSpanish }: Answer): string[] => [
  question,
  ...asked,
  ...askedInSpanish,
]

/** Finds the wordings of all answers, each a way to ask for one, by what they mean. */
export type AnswerIndex = {
  /** The answers' ids, the place in it of each wording's answer, and each wording's weight. */
  ids: readonly string[]
  answerOf: Uint16Array
  weights: Float32Array
  /** Hashes in ascending order, and how many answers each belongs to. */
  meanings: Int32Array
  answersWith: Uint16Array
  /** The wordings that have a meaning begin at its start, and end where those of the next one begin. */
  starts: Int32Array
  wordings: Uint16Array
}

/** Words count less than the concepts they stand for. */
const wordShare = 0.5

/** The weight of a concept that no wording has: what it asks for may be missing here, or be part of a story. */
const unknownWeight = 3.2

/**
 * Rare concepts say more.
 * @param answersWith how many of the answers have a meaning
 */
export function rarityOf(concept: readonly string[], answersWith: (meaning: string) => number): number {
  const found = Math.max(...concept.map(answersWith))
  const rarity = found === 0 ? unknownWeight : Math.log(1 + answers.length / found)
  return rarity * (concept[0]?.startsWith('=') ? wordShare : 1)
}
