import { foldAccents } from '@/lib/fold-accents'

/** Numbers of the table that every feature falls into; two features rarely share one. */
export const featureCount = 2 ** 18

const wordStart = 6
const pairDistance = 3

function hash(text: string): number {
  let value = 2166136261
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 16777619)
  }
  return (value >>> 0) % featureCount
}

/** The beginnings and inner pieces of a word: a misspelled word shares most of them with the right one. */
function piecesOf(word: string): string[] {
  const framed = `<${word}>`
  if (framed.length <= 5) return []
  return Array.from({ length: framed.length - 3 }, (_, start) => `c:${framed.slice(start, start + 4)}`)
}

/**
 * What a sentence is compared by: its words, pairs of words that stand near each other, in their order, and pieces of words.
 * Each as a number below `featureCount`, once.
 */
export function featuresOf(text: string): number[] {
  const plain = foldAccents(text).replace(/['\u2019]/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const starts = words.map((word) => word.slice(0, wordStart))
  const features = new Set<number>()
  starts.forEach((word, place) => {
    features.add(hash(`w:${word}`))
    for (let distance = 1; distance <= pairDistance; distance++) {
      const other = starts[place + distance]
      if (other === undefined) continue
      features.add(hash(distance === 1 ? `b:${word} ${other}` : `s:${word} ${other}`))
    }
  })
  for (const word of words) for (const piece of piecesOf(word)) features.add(hash(piece))
  return [...features]
}
