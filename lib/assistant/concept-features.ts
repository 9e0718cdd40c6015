import { conceptsEn } from '@/lib/assistant/concepts-en'
import { isDenied, isOld, isTopic } from '@/lib/assistant/context'
import { normalize } from '@/lib/assistant/normalize'
import { compile } from '@/lib/assistant/pattern'

const concepts = Object.keys(conceptsEn).map((name) => ({ name, pattern: compile(`<${name}>`) }))

const mostOfOne = 3
const pairDistance = 5
const orderDistance = 2

type Said = { name: string; at: number; how: string }

/** What a text says of the concepts, in its order; `how`: denied, of long ago, only asked about. */
function saidIn(text: string): Said[] {
  return concepts
    .flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].slice(0, mostOfOne).map((match) => {
        const span = { start: match.index, end: match.index + match[0].length }
        const marks = [isDenied(text, span) && 'D', isOld(text, span) && 'O', isTopic(text, span) && 'T']
        return { name, at: match.index, how: marks.filter(Boolean).join('') }
      }),
    )
    .sort((one, other) => one.at - other.at)
}

/**
 * What a message is compared by in the terms of the rules (concepts-en.ts): 'pee' and 'orinar' are one, and a sign that is
 * denied is another than one that is told of. Single ones, and those that stand near each other.
 */
export function conceptFeaturesOf(message: string): string[] {
  const said = saidIn(normalize(message))
  return said.flatMap(({ name, how }, place) => [
    `k:${name}`,
    `k:${name} ${how}!`,
    ...said.slice(place + 1, place + 1 + pairDistance).flatMap((other, between) => {
      if (other.name === name) return []
      const pair = `p:${[name, other.name].sort().join(' ')}`
      return between < orderDistance ? [pair, `o:${name}${how} ${other.name}${other.how}`] : [pair]
    }),
  ])
}
