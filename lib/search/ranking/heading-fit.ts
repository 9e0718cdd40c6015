import { shared } from '@/lib/search/index/shared'
import { passagesHolding } from '@/lib/search/index/search-index'
import { passages } from '@/lib/search/passages/passages'
import type { Query } from '@/lib/search/query/query'
import { isStopWord } from '@/lib/search/query/stop-words'
import { wordsOf } from '@/lib/text/language/words'

const telling = (stems: readonly string[]) => new Set(stems.filter((stem) => !isStopWord(stem)))

/**
 * Unlike elsewhere, stop words count: 'What should I bring?' and 'May I bring someone?' differ only in those.
 */
const smallWords = 0.15

/** Inverse document frequency of a stem; highest for one that occurs nowhere. */
const rarityOf = (stem: string) => Math.log(1 + passages.length / (1 + passagesHolding(stem)))

/** Stems with their weights, and the sum of the weights. */
type Weighted = { stems: ReadonlyMap<string, number>; weight: number }

function weighted(stems: Iterable<string>): Weighted {
  const weights = new Map([...stems].map((stem) => [stem, rarityOf(stem)]))
  return { stems: weights, weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0) }
}

const headings = shared('search-headings', () =>
  passages.map(({ heading, topic = '' }) => ({
    whole: weighted(wordsOf(heading)),
    alone: weighted(telling(wordsOf(heading))),
    topic: weighted(telling(wordsOf(topic))),
    withTopic: weighted(telling(wordsOf(`${topic} ${heading}`))),
  })),
)

/** Weighted overlap of two sets of stems (0 to 1); rare words count more. */
function overlap(first: Weighted, second: Weighted): number {
  let both = 0
  for (const [stem, weight] of first.stems) if (second.stems.has(stem)) both += weight
  return both && both / (first.weight + second.weight - both)
}

/**
 * Returns a function that says how closely the heading of a passage (by its index in `passages`) matches the
 * question: 0 to 1. `isAsked`: the section's role fits the question (section-role.ts), whatever its heading.
 */
export function headingFitOf({ stems }: Query): (id: number, isAsked: boolean) => number {
  const whole = weighted(stems)
  const asked = weighted(telling(stems))
  return (id, isAsked) => {
    const { alone, topic, withTopic, whole: words } = headings[id]!
    const fit = Math.max(
      ...[alone, withTopic, ...(isAsked ? [topic] : [])].map((known) => overlap(known, asked)),
    )
    return fit && (1 - smallWords) * fit + smallWords * overlap(words, whole)
  }
}
