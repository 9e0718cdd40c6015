import { classify, loadNet } from '@/lib/assistant/net'
import stored from '@/lib/assistant/nets/refusal.json'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'

const topics = ['scan', 'medicine', 'promise', 'surgery', 'diagnosis'] as const satisfies RefusalTopic[]
export const refusalLabels = [...topics, 'other'] as const

const refusedFrom = 0.6

const net = loadNet(stored, refusalLabels)

/**
 * What a message asks for that only a clinician may answer, by its likeness to labelled examples; null where it is like none. For
 * what the rules of `refusalIn` do not know.
 */
export function refusalLike(text: string): RefusalTopic | null {
  const found = classify(net, text)
  if (1 - found.other < refusedFrom) return null
  return topics.reduce((most, topic) => (found[topic] > found[most] ? topic : most))
}
