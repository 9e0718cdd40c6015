import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const split = (text: string, granularity: 'sentence' | 'word') => [
  ...new Intl.Segmenter('en', { granularity }).segment(text),
]

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return split(text, 'sentence')
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return split(text, 'word').flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** Whether a text is said in sentences: a sign in a list or the name of a row is none, and would make any page look easy. */
const isProse = (text: string) => /[.?!][\u201d\u2019)]*$/.test(text)

/** A number, which the library takes for silent, is read out at about a syllable for each digit. */
const syllablesOf = (word: string) => (/^\d/.test(word) ? word.length : syllable(word))

/** The Flesch-Kincaid grade of the prose among some texts: a school year of the United States. */
export function readingGrade(texts: string[]): number {
  const prose = texts.filter(isProse)
  const sentence = prose.flatMap(sentencesOf).length
  const words = prose.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return fleschKincaid({ sentence, word: words.length, syllable: syllables })
}
