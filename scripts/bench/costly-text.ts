import { readFileSync } from 'node:fs'

type Work = (text: string) => unknown
/** How a text is made: its parts over and over, with something between them. */
type Recipe = { parts: string[]; between: string }
type Measured = { recipe: Recipe; text: string; cost: number }

/** How many texts are kept to be changed further. */
const poolSize = 12

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const upTo = (count: number) => 1 + Math.floor(Math.random() * count)
const costliestFirst = (list: Measured[]) =>
  list.toSorted((one, other) => other.cost - one.cost).slice(0, poolSize)

/** How long this thread has waited for a processor, in milliseconds; 0 where the system does not say. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

/** What a piece of work costs for a text, in milliseconds: the median of some runs, without time that other programs took. */
export function costOf(work: Work, text: string, runs = 3): number {
  const costs = Array.from({ length: runs }, () => {
    const [began, waitedBefore] = [performance.now(), waited()]
    work(text)
    return performance.now() - began - (waited() - waitedBefore)
  })
  return costs.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}

function write({ parts, between }: Recipe, length: number): string {
  const once = parts.join(between) + between
  return [...once.repeat(Math.ceil(length / Math.max(1, once.length)))].slice(0, length).join('')
}

const betweens = [' ', ' ', ' ', ', ', '. ', '? ', '\n', '', ' no ', ' not ', ' y ', ' and ']

const fresh = (tokens: readonly string[]): Recipe => ({
  parts: Array.from({ length: upTo(12) }, () => any(tokens)),
  between: any(betweens),
})

/** A recipe that differs a little from another. */
function change({ parts, between }: Recipe, tokens: readonly string[]): Recipe {
  const place = Math.floor(Math.random() * parts.length)
  const changes = [
    () => parts.with(place, any(tokens)),
    () => parts.toSpliced(place, 0, any(tokens)),
    () => parts.toSpliced(place, 0, ...Array.from({ length: upTo(20) }, () => any(tokens))),
    () => (parts.length > 1 ? parts.toSpliced(place, upTo(parts.length - 1)) : parts),
    () => parts.toSpliced(place, 0, ...parts.slice(place, place + upTo(6))),
  ]
  const next = any(changes)()
  return { parts: next.length > 0 ? next : parts, between: Math.random() < 0.1 ? any(betweens) : between }
}

type Search = {
  work: Work
  tokens: readonly string[]
  seeds: readonly string[]
  /** Characters of each text. */
  length: number
  seconds: number
}

/** Hill climbing: looks for the text that costs most, by changing those that cost most so far. */
export function costliest({ work, tokens, seeds, length, seconds }: Search) {
  const measure = (recipe: Recipe): Measured => {
    const text = write(recipe, length)
    return { recipe, text, cost: costOf(work, text) }
  }
  const until = performance.now() + seconds * 1000
  let best = costliestFirst(seeds.slice(0, 100).map((seed) => measure({ parts: [seed], between: ' ' })))
  let tried = best.length
  for (; performance.now() < until; tried += 1) {
    const next = measure(Math.random() < 0.2 ? fresh(tokens) : change(any(best).recipe, tokens))
    // Measured again, or whatever was disturbed most would win.
    if (next.cost > (best.at(-1)?.cost ?? 0))
      best = costliestFirst([...best, { ...next, cost: costOf(work, next.text, 9) }])
  }
  return { cost: best[0]?.cost ?? 0, text: best[0]?.text ?? '', tried }
}
