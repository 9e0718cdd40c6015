import { commonNames } from '@/lib/assistant/common-names'
import { everydayWords } from '@/lib/assistant/everyday-words'
import { documents } from '@/lib/content'
import { catalogue } from '@/content/catalogue'

const word = /[\p{L}\p{M}]+/gu

/** Lower case without accents: "Cirugía" and "cirugia" are one word. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

type Vocabulary = { words: ReadonlySet<string>; pairs: ReadonlySet<string> }

/** How often a word that is only ever capitalized must stand on the site to count as one of its terms. */
const ENOUGH = 3

/** Every string in a value, titles and addresses included: here they are only words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function readSite(): Vocabulary {
  const words = new Set(everydayWords)
  const pairs = new Set<string>()
  const capitalized = new Map<string, number>()
  for (const text of stringsIn([documents, catalogue])) {
    let previous = ''
    for (const [found] of text.matchAll(word)) {
      const lower = fold(found)
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
  return (vocabulary ??= readSite()).words.has(fold(text))
}

/** Whether two words (any case) stand next to each other somewhere on the site. */
export function isKnownPair(first: string, second: string): boolean {
  return (vocabulary ??= readSite()).pairs.has(fold(`${first} ${second}`))
}

/** Whether a word (any case) is a common first or last name that is hardly ever anything else. */
export function isCommonName(text: string): boolean {
  return commonNames.has(fold(text))
}

/** Whether a word (any case) is one that any English or Spanish sentence may begin with. */
export function isEverydayWord(text: string): boolean {
  return everyday.has(fold(text))
}
