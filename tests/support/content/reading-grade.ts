import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const split = (text: string, granularity: 'sentence' | 'word') => [
  ...new Intl.Segmenter('en', { granularity }).segment(text),
]

export function sentencesOf(text: string): string[] {
  return split(text, 'sentence')
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
}

export function wordsOf(text: string): string[] {
  return split(text, 'word').flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/**
 * Whether a text is made of sentences: labels and row headings are not, and would make any page look easy.
 */
const isProse = (text: string) => /[.?!][\u201d\u2019)]*$/.test(text)

export const proseOf = (texts: string[]) => texts.filter(isProse)

/** The library treats numbers as silent, but they are read aloud at about a syllable per digit. */
const syllablesOf = (word: string) => (/^\d/.test(word) ? word.length : syllable(word))

/** The Flesch-Kincaid grade of the prose among some texts: a US school grade. */
export function readingGrade(texts: string[]): number {
  const prose = proseOf(texts)
  const sentence = prose.flatMap(sentencesOf).length
  const words = prose.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return fleschKincaid({ sentence, word: words.length, syllable: syllables })
}
