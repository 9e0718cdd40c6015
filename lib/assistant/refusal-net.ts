import stored from '@/lib/assistant/nets/refusal.json'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'
import { topicNet } from '@/lib/assistant/topic-net'

/** Above a half: words that no example has are as like one side as the other. */
const refusedFrom = 0.55

export const refusalTopics = [
  'diagnosis',
  'scan',
  'medicine',
  'promise',
  'surgery',
] as const satisfies RefusalTopic[]

const guess = topicNet(stored, refusalTopics)

/**
 * What a message asks for that only a clinician may answer, by its likeness to labelled examples; null where it is like none. For
 * what the rules of `refusalIn` do not know. `from`: how like, from 0 to 1, it must be.
 */
export function refusalLike(text: string, from: number = refusedFrom): RefusalTopic | null {
  const { topic, likelihood } = guess(text)
  return likelihood < from ? null : topic
}
