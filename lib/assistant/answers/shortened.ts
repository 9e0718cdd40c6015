import { sentencesOf } from '@/lib/text/language/sentences'
import { wordCount } from '@/lib/text/word-count'

/** What can be left out of an answer: a sentence of its first paragraph, or one of the others, which tell when to get help. */
const partsOf = ([first = '', ...others]: readonly string[]): string[] => [...sentencesOf(first), ...others]

/**
 * Shortens several answers, each a list of paragraphs, to a number of words together. Each keeps its first sentence; then they get
 * more of their sentences in turn, as long as there is room. No sentence is cut.
 */
export function shortened(answers: readonly (readonly string[])[], mostWords: number): string[] {
  const parts = answers.map(partsOf)
  const taken = parts.map(() => 1)
  const shown = () => parts.map((all, place) => all.slice(0, taken[place]))
  const room = () => mostWords - wordCount(shown().flat().join(' '))
  const isFull = parts.map(() => false)
  while (isFull.includes(false))
    for (const [place, all] of parts.entries()) {
      const next = all[taken[place]!]
      if (next === undefined || wordCount(next) > room()) isFull[place] = true
      if (!isFull[place]) taken[place]! += 1
    }
  return shown().map((kept) => kept.join(' '))
}
