import { findRule } from '@/lib/assistant/find-rule'
import { normalize } from '@/lib/assistant/normalize'
import { sameDayRules, type SameDaySign } from '@/lib/assistant/same-day-rules'

/** The sign in a message that needs a call the same day, or null. Ask `emergencyIn` first: it knows the graver ones. */
export function sameDayIn(text: string): SameDaySign | null {
  return findRule(normalize(text), sameDayRules)
}
