import { commonNames } from '@/lib/assistant/common-names'
import { everydayWords } from '@/lib/assistant/everyday-words'
import { documents } from '@/lib/content'
import { foldMarks } from '@/lib/fold-accents'
import { stringsIn } from '@/lib/strings-in'
import { catalogue } from '@/content/catalogue'

const word = /[\p{L}\p{M}]+/gu

type Vocabulary = { words: ReadonlySet<string>; pairs: ReadonlySet<string> }

/** How often a word that is only ever capitalized must stand on the site to count as one of its terms. */
const ENOUGH = 3

function readSite(): Vocabulary {
  const words = new Set(everydayWords)
  const pairs = new Set<string>()
  const capitalized = new Map<string, number>()
  // Titles and addresses, too: here they are only words.
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

/** Whether a word (any case) is no name: everyday English or Spanish, or a word that the site itself uses. */
export function isKnownWord(text: string): boolean {
  return (vocabulary ??= readSite()).words.has(foldMarks(text))
}

/** Whether two words (any case) stand next to each other somewhere on the site. */
export function isKnownPair(first: string, second: string): boolean {
  return (vocabulary ??= readSite()).pairs.has(foldMarks(`${first} ${second}`))
}

/** Whether a word (any case) is a common first or last name that is hardly ever anything else. */
export function isCommonName(text: string): boolean {
  return commonNames.has(foldMarks(text))
}

/** Whether a word (any case) is one that any English or Spanish sentence may begin with. */
export function isEverydayWord(text: string): boolean {
  return everyday.has(foldMarks(text))
}
