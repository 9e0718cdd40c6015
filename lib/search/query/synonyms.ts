import { wordGroups } from '@/content/search/groups'
import { spanishGroups } from '@/content/search/groups-spanish'
import { plainWords, spanishWords } from '@/content/search/synonyms'
import { isStopWord } from '@/lib/search/query/stop-words'
import { wordsOf } from '@/lib/text/language/words'

/** Alternatives for one concept, best first; each is a list of stems that must occur together. */
export type Concept = readonly string[][]

const meaningful = (text: string) => wordsOf(text).filter((stem) => !isStopWord(stem))

/** The groups inverted: from each phrase visitors use to the site's words for it. */
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

/** Length in words of the longest entry. */
export const longestPhrase = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length))

/** The site's words for a visitor's phrase, or undefined if it is unknown. */
export function meaningsOf(stems: readonly string[]): Concept | undefined {
  return byPhrase.get(stems.join(' '))
}

const pairsIn = (stems: readonly string[]) => stems.slice(1).map((stem, place) => `${stems[place]} ${stem}`)

/** Every pair of adjacent stems that a phrase or a meaning of it has. */
export const phrasePairs: ReadonlySet<string> = new Set(
  [...byPhrase].flatMap(([phrase, meanings]) => [
    ...pairsIn(phrase.split(' ').filter((stem) => !isStopWord(stem))),
    ...meanings.flatMap(pairsIn),
  ]),
)

/** Every stem in a synonym phrase. */
export const synonymStems: readonly string[] = [...byPhrase.keys()].flatMap((phrase) => phrase.split(' '))

/** Stems of the Spanish words that have their own entry. */
export const spanishStems: readonly string[] = [...spanish.keys()].filter((phrase) => !phrase.includes(' '))
