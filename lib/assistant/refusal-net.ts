import { examples } from '@/lib/assistant/examples/examples'
import { practiceQuestions } from '@/lib/assistant/examples/practice'
import { refusals } from '@/lib/assistant/examples/refusals'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'
import { linesOf, topicNet } from '@/lib/assistant/topic-net'
import { suggestions } from '@/lib/search/suggestions'

/** Above a half: words that no example has are as like one side as the other. */
const refusedFrom = 0.55

const guess = topicNet<RefusalTopic>(linesOf(refusals), [
  ...linesOf(practiceQuestions).map(({ text }) => text),
  // What this site writes about: a name alone asks for nothing that it must not do.
  ...suggestions,
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
