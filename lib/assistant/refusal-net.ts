import { examples } from '@/lib/assistant/examples/examples'
import { practiceQuestions } from '@/lib/assistant/examples/practice'
import { refusals } from '@/lib/assistant/examples/refusals'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'
import { linesOf, topicNet } from '@/lib/assistant/topic-net'

const refusedFrom = 0.6

const guess = topicNet<RefusalTopic>(linesOf(refusals), [
  ...linesOf(practiceQuestions).map(({ text }) => text),
  ...examples.filter(({ label }) => label === 'calm').map(({ text }) => text),
])

/**
 * What a message asks for that only a clinician may answer, by its likeness to labelled examples; null where it is like none. For
 * what the rules of `refusalIn` do not know. `from`: how like, from 0 to 1, it must be.
 */
export function refusalLike(text: string, from: number = refusedFrom): RefusalTopic | null {
  const { topic, likelihood } = guess(text)
  return likelihood < from ? null : topic
}
