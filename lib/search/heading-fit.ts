import { passages } from '@/lib/search/passages'
import { rarityOf } from '@/lib/search/rarity'
import { correctedAll } from '@/lib/search/spelling'
import { isStopWord } from '@/lib/search/stop-words'
import { wordsOf } from '@/lib/search/words'

const telling = (stems: readonly string[]) => new Set(stems.filter((stem) => !isStopWord(stem)))

/** What the small words add: 'What should I bring?' and 'May I bring someone?' differ in these. */
const smallWords = 0.15

const headings = passages.map(({ heading, topic }) => ({
  whole: new Set(wordsOf(heading)),
  alone: telling(wordsOf(heading)),
  topic: telling(wordsOf(topic ?? '')),
  withTopic: telling(wordsOf(`${topic ?? ''} ${heading}`)),
}))

const weightOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0)

/** The share of all words of both that both have; rare words count more. */
function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const both = weightOf([...first].filter((stem) => second.has(stem)))
  return both && both / (weightOf(first) + weightOf(second) - both)
}

/**
 * Says for a passage (by its place in `passages`) how much its heading is the question itself: 0 to 1. `isAsked`: its section is
 * there for such questions (section-role.ts), whatever its heading calls it.
 */
export function headingFitOf(query: string): (id: number, isAsked: boolean) => number {
  const whole = new Set(correctedAll(wordsOf(query)))
  const asked = telling([...whole])
  return (id, isAsked) => {
    const { alone, topic, withTopic, whole: words } = headings[id]!
    const fit = Math.max(
      ...[alone, withTopic, ...(isAsked ? [topic] : [])].map((stems) => overlap(stems, asked)),
    )
    return fit && (1 - smallWords) * fit + smallWords * overlap(words, whole)
  }
}
