import { normalMessages, normalQueries, tokens, workOnMessage, workOnQuery } from './assistant-work.ts'
import { costliest, costOf } from './costly-text.ts'
import { UsageError } from '@/lib/command/main'

/** How long one message or query may block the event loop, in milliseconds. */
const limit = 20

type Kind = { work: (text: string) => void; normal: readonly string[]; length: number; seconds: number }

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0

/** What a visitor's text costs: normal ones, and the worst that a search finds. Times are in milliseconds. */
function report(name: string, { work, normal, length, seconds }: Kind): number {
  for (const text of normal) work(text)
  const costs = normal.map((text) => costOf(work, text)).toSorted((one, other) => one - other)
  const show = (value: number) => value.toFixed(1)
  console.log(`${name}: median ${show(quantile(costs, 0.5))}, p99 ${show(quantile(costs, 0.99))}`)
  const { cost, text, tried } = costliest({ work, tokens, length, seconds, seeds: normal })
  console.log(
    `  worst of ${tried} that a search tried: ${show(cost)}: ${JSON.stringify(text.slice(0, 160))} ...`,
  )
  return cost
}

/** The longest that a message to the assistant or a query blocks the event loop. Fails above 20 ms. */
export function measureAssistant(seconds = 120): void {
  const message = { work: workOnMessage, normal: normalMessages, length: 1000, seconds }
  const query = { work: workOnQuery, normal: normalQueries, length: 100, seconds: seconds / 4 }
  const worst = Math.max(report('message', message), report('query', query))
  if (worst > limit) throw new UsageError(`A text took ${worst.toFixed(1)} ms; at most ${limit} are allowed.`)
}
