import stored from '@/lib/assistant/nets/practice.json'
import type { PracticeTopic } from '@/lib/assistant/practice-rules'
import { topicNet } from '@/lib/assistant/topic-net'

/** Recovery times have rules, but no net: what is near them is a question for the pages. */
type NetTopic = Exclude<PracticeTopic, `recovery${string}`>

/** From here on a message counts as a question about the practice, and its topic as known: a wrong fact is worse than none. */
const askedFrom = 0.55
const certainFrom = 0.5
/** Below this a rule has found a word of the practice in a message about something else. */
const doubtedBelow = 0.05

export const practiceNetTopics = [
  ...(['hours', 'emergencies', 'phone', 'person', 'fax', 'email', 'address', 'parking', 'access'] as const),
  ...([
    'transit',
    'insurance',
    'medi-cal',
    'bring',
    'appointment',
    'response',
    'interpreter',
    'surgeon',
  ] as const),
] satisfies NetTopic[]

const guess = topicNet(stored, practiceNetTopics)

/**
 * What a message asks about the practice, by its likeness to labelled examples; null where it is like none, or could be one of
 * several. For what the rules of `practiceTopicIn` do not know.
 */
export function practiceLike(text: string): PracticeTopic | null {
  const { topic, likelihood, certainty } = guess(text)
  return likelihood < askedFrom || certainty < certainFrom ? null : topic
}

/** Whether a message is so unlike the questions about the practice that a word of theirs in it means something else. */
export function isHardlyAboutPractice(text: string): boolean {
  return guess(text).likelihood < doubtedBelow
}
