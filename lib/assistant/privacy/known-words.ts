import { commonNames } from '@/lib/assistant/privacy/common-names'
import { everydayWords } from '@/lib/assistant/privacy/everyday-words'
import { documents } from '@/lib/site/pages/content'
import { foldMarks } from '@/lib/text/language/fold-accents'
import { stringsIn } from '@/lib/text/strings-in'
import { catalogue } from '@/content/en/ui/pages/catalog'

const word = /[\p{L}\p{M}]+/gu

type Vocabulary = { words: ReadonlySet<string>; pairs: ReadonlySet<string> }

/** How often a word that is always capitalized must occur on the site to count as one of its terms. */
const ENOUGH = 3

function readSite(): Vocabulary {
  const words = new Set(everydayWords)
  const pairs = new Set<string>()
  const capitalized = new Map<string, number>()
  // Titles and URLs count as words here, too.
  for (const text of stringsIn([documents, catalogue])) {
    let previous = ''
    for (const [found] of text.matchAll(word)) {
      const lower = foldMarks(found)
      if (found === found.toLowerCase()) words.add(lower)
      else capitalized.set(lower, (capitalized.get(lower) ?? 0) + 1)
      pairs.add(`${previous} ${lower}`)
      previous = lower
    }
  }
  for (const [lower, count] of capitalized) if (count >= ENOUGH) words.add(lower)
  for (const name of commonNames) words.delete(name)
  return { words, pairs }
}

const everyday = new Set(everydayWords)
let vocabulary: Vocabulary | undefined

/**
 * Whether a word (in any case) is not a name: everyday English or Spanish, or a word the site itself uses.
 */
export function isKnownWord(text: string): boolean {
  return (vocabulary ??= readSite()).words.has(foldMarks(text))
}

/** Whether two words (in any case) are adjacent anywhere on the site. */
export function isKnownPair(first: string, second: string): boolean {
  return (vocabulary ??= readSite()).pairs.has(foldMarks(`${first} ${second}`))
}

/** Whether a word (in any case) is a common first or last name and rarely anything else. */
export function isCommonName(text: string): boolean {
  return commonNames.has(foldMarks(text))
}

/** Whether a word (in any case) commonly starts an English or Spanish sentence. */
export function isEverydayWord(text: string): boolean {
  return everyday.has(foldMarks(text))
}
