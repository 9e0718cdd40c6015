import { findWords } from '@/lib/assistant/find-rule'
import { normalize } from '@/lib/assistant/normalize'
import { practiceRules, type PracticeTopic } from '@/lib/assistant/practice-rules'

/** What a message asks about the practice itself, such as its hours; or null. */
export function practiceTopicIn(text: string): PracticeTopic | null {
  return findWords(normalize(text), practiceRules)
}
