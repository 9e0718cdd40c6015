import { crisisRules } from '@/lib/assistant/crisis-rules'
import { findRule } from '@/lib/assistant/find-rule'
import { normalize } from '@/lib/assistant/normalize'
import { saysCrisisPlainly } from '@/lib/assistant/plain-danger'

/** Whether a message tells of thoughts of ending one's life, in plain words or between the lines (fact sheet, section 6). */
export function isCrisis(text: string): boolean {
  const normalized = normalize(text)
  return saysCrisisPlainly(normalized) || findRule(normalized, crisisRules) !== null
}
