import { foldAccents } from '@/lib/fold-accents'

const wordStart = 6
const pairDistance = 3
/** How far a denial reaches: 'no fever, chills or weakness in my legs'. */
const denialReach = 6

const denials = new Set(
  `no not never without dont doesnt didnt cant cannot isnt arent wasnt none nothing neither nor
  sin ningun ninguna nunca nada ni tampoco jamas`.split(/\s+/),
)
const endOfDenial = /^(?:[.;!?]|but|pero)$/

const startOf = (word: string) => word.slice(0, wordStart)

/** The inner pieces of a word with its ends: a misspelled word shares most of them with the right one. */
function piecesOf(word: string): string[] {
  const framed = `<${word}>`
  if (framed.length <= 5) return []
  return Array.from({ length: framed.length - 3 }, (_, start) => `c:${framed.slice(start, start + 4)}`)
}

/** Words, and pairs of words that stand near each other, in their order. */
function pairsOf(starts: readonly string[]): string[] {
  return starts.flatMap((word, place) => [
    `w:${word}`,
    ...starts
      .slice(place + 1, place + 1 + pairDistance)
      .map((other, between) => `${between === 0 ? 'b' : 's'}:${word} ${other}`),
  ])
}

/** The words that a denial before them may reach. */
function deniedOf(plain: string): string[] {
  let left = 0
  return (plain.match(/[\p{L}\p{N}]+|[.;!?]/gu) ?? []).flatMap((word) => {
    if (endOfDenial.test(word)) left = 0
    const isReached = left > 0
    left = denials.has(word) ? denialReach : Math.max(0, left - 1)
    return isReached ? [`n:${startOf(word)}`] : []
  })
}

/** How a message begins, how long it is, and whether it asks: who asks is seldom in danger. */
function shapeOf(plain: string, starts: readonly string[]): string[] {
  const [first = '', second = ''] = starts
  const length = Math.min(6, Math.floor(starts.length / 5))
  return [`1:${first}`, `2:${first} ${second}`, `l:${length}`, `q:${plain.includes('?')}`]
}

/** What a message is compared by in its words, as written. */
export function wordFeaturesOf(text: string): string[] {
  const plain = foldAccents(text).replace(/['\u2019]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const starts = words.map(startOf)
  return [...pairsOf(starts), ...words.flatMap(piecesOf), ...deniedOf(plain), ...shapeOf(plain, starts)]
}
