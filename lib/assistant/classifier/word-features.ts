import { foldAccents } from '@/lib/text/language/fold-accents'

/**
 * Number of leading letters compared. A fixed prefix instead of a stem (lib/text/language/stem.ts), because it works
 * for both languages and tolerates misspelled endings.
 */
const prefixLength = 6
const pairDistance = 3
/** How many words a negation covers: 'no fever, chills or weakness in my legs'. */
const denialReach = 6

const denials = new Set(
  `no not never without dont doesnt didnt cant cannot isnt arent wasnt none nothing neither nor
  sin ningun ninguna nunca nada ni tampoco jamas`.split(/\s+/),
)
const endOfDenial = /^(?:[.;!?]|but|pero)$/

const prefixOf = (word: string) => word.slice(0, prefixLength)

/**
 * Character n-grams of a word with boundary marks; a misspelled word shares most of them with the correct
 * one.
 */
function piecesOf(word: string): string[] {
  const framed = `<${word}>`
  if (framed.length <= 5) return []
  return Array.from({ length: framed.length - 3 }, (_, start) => `c:${framed.slice(start, start + 4)}`)
}

/** Words and pairs of nearby words, in order. */
function pairsOf(prefixes: readonly string[]): string[] {
  return prefixes.flatMap((word, place) => [
    `w:${word}`,
    ...prefixes
      .slice(place + 1, place + 1 + pairDistance)
      .map((other, between) => `${between === 0 ? 'b' : 's'}:${word} ${other}`),
  ])
}

/** The words that a preceding negation may cover. */
function deniedOf(plain: string): string[] {
  let left = 0
  return (plain.match(/[\p{L}\p{N}]+|[.;!?]/gu) ?? []).flatMap((word) => {
    if (endOfDenial.test(word)) left = 0
    const isReached = left > 0
    left = denials.has(word) ? denialReach : Math.max(0, left - 1)
    return isReached ? [`n:${prefixOf(word)}`] : []
  })
}

/**
 * How a message starts, how long it is, and whether it is a question; people who ask are seldom in danger.
 */
function shapeOf(plain: string, prefixes: readonly string[]): string[] {
  const [first = '', second = ''] = prefixes
  const length = Math.min(6, Math.floor(prefixes.length / 5))
  return [`1:${first}`, `2:${first} ${second}`, `l:${length}`, `q:${plain.includes('?')}`]
}

/** The features of a message's words as written. */
export function wordFeaturesOf(text: string): string[] {
  const plain = foldAccents(text).replace(/['\u2019]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const prefixes = words.map(prefixOf)
  return [...pairsOf(prefixes), ...words.flatMap(piecesOf), ...deniedOf(plain), ...shapeOf(plain, prefixes)]
}
