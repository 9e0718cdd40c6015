import { searchWords } from '@/content/search-words'
import { strangeNumberIn } from '@/lib/assistant/answer-numbers'
import { isCareful, isNegative, meaningsIn, stemsIn } from '@/lib/assistant/answer-words'
import type { Language } from '@/lib/assistant/reply'
import { sentencesOf } from '@/lib/sentences'
import type { SearchHit } from '@/lib/search/search'

/**
 * How much of what a sentence speaks of has to stand in its passage. In Spanish less: the passage is English, and one
 * word in five has no entry in spanish-terms.ts.
 */
const ENOUGH = { en: 0.7, es: 0.6 } as const satisfies Record<Language, number>

/** How much of it has to stand in the passage's own text. */
const OF_ITS_OWN = 0.4

type Source = Pick<SearchHit, 'pageTitle' | 'heading' | 'text'>

/**
 * Whether a passage bears a sentence out: most of its words stand in one sentence of the passage or in two that follow
 * each other (those of the headings are given), and the closest sentence neither denies nor hedges what this one states.
 * A comparison of words: it stops what is made up, turned around or overstated, not every shade of meaning.
 */
export function isSupported(sentence: string, passage: Source, language: Language): boolean {
  const heading = stemsIn(`${passage.pageTitle} ${passage.heading}`, language)
  const meanings = meaningsIn(sentence, language)
  const told = passage.text.split('\n').flatMap(sentencesOf)
  const shareIn = (text: string) => {
    const words = stemsIn(text, language)
    const inText = meanings.filter((stems) => stems.some((stem) => words.has(stem)))
    const inBoth = meanings.filter((stems) => stems.some((stem) => words.has(stem) || heading.has(stem)))
    // What stands in the heading alone says little yet.
    return inText.length < OF_ITS_OWN * meanings.length ? 0 : inBoth.length / meanings.length
  }
  if (told.length === 0 || meanings.length === 0) return false
  const pairs = told.map((text, index) => `${text} ${told[index + 1] ?? ''}`)
  if (Math.max(...pairs.map(shareIn)) < ENOUGH[language]) return false

  const shares = told.map(shareIn)
  const closest = told.filter((_text, index) => shares[index] === Math.max(...shares))
  return closest.some(
    (text) =>
      isNegative(sentence) === isNegative(text) &&
      (isCareful(sentence) || !isCareful(text)) &&
      !hidesCaveat(sentence, text, told),
  )
}

/** Whether a sentence tells a figure of the practice and leaves out that nobody has checked it. */
function hidesCaveat(sentence: string, closest: string, told: string[]): boolean {
  const caveat = searchWords.unchecked
  if (sentence.includes(caveat)) return false
  const checked = told.filter((text) => !text.includes(caveat))
  return closest.includes(caveat) || strangeNumberIn(sentence, checked.join('\n')) !== null
}
