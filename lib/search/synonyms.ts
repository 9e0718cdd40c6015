import { wordGroups } from '@/content/search-groups'
import { spanishGroups } from '@/content/search-groups-spanish'
import { plainWords, spanishWords } from '@/content/search-synonyms'
import { isStopWord } from '@/lib/search/stop-words'
import { wordsOf } from '@/lib/search/words'

/** One thing that is looked for: each alternative is a list of stems that stand together for it, the best first. */
export type Concept = readonly string[][]

const meaningful = (text: string) => wordsOf(text).filter((stem) => !isStopWord(stem))

/** Groups turned round: each way of saying something with the words of this site for it. */
function entriesOf(groups: Readonly<Record<string, string>>): [string, string[]][] {
  return Object.entries(groups).flatMap(([meanings, ways]) =>
    ways.split(', ').map((way): [string, string[]] => [way, meanings.split(' / ')]),
  )
}

function merged(entries: readonly (readonly [string, readonly string[]])[]): Map<string, string[][]> {
  const byPhrase = new Map<string, string[][]>()
  for (const [phrase, meanings] of entries) {
    const key = wordsOf(phrase).join(' ')
    const known = byPhrase.get(key) ?? []
    const isNew = (stems: string[]) =>
      stems.length > 0 && !known.some((other) => other.join(' ') === stems.join(' '))
    byPhrase.set(key, [...known, ...meanings.map(meaningful).filter(isNew)])
  }
  return byPhrase
}

const spanish = merged([...Object.entries(spanishWords), ...entriesOf(spanishGroups)])
const byPhrase = merged([
  ...Object.entries(plainWords),
  ...Object.entries(spanishWords),
  ...entriesOf(wordGroups),
  ...entriesOf(spanishGroups),
])

/** The most words that an entry has. */
export const longestPhrase = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length))

/** What a visitor's phrase means in the words of this site, or undefined where that is not known. */
export function meaningsOf(stems: readonly string[]): Concept | undefined {
  return byPhrase.get(stems.join(' '))
}

/** Every stem that stands in a phrase of the synonyms. */
export const synonymStems: readonly string[] = [...byPhrase.keys()].flatMap((phrase) => phrase.split(' '))

/** The Spanish words that have an entry of their own, as stems. */
export const spanishStems: readonly string[] = [...spanish.keys()].filter((phrase) => !phrase.includes(' '))
