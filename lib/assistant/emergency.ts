import { bodyRules } from '@/lib/assistant/body-rules'
import type { EmergencySign } from '@/lib/assistant/emergency-sign'
import { findRule } from '@/lib/assistant/find-rule'
import { nerveRules } from '@/lib/assistant/nerve-rules'
import { normalize } from '@/lib/assistant/normalize'
import { plainSign } from '@/lib/assistant/plain-danger'

const rules = [...bodyRules, ...nerveRules]

/**
 * The red flag that a message tells of, or null (clinical fact sheet, section 6). In doubt it is one: a person who
 * describes a sign is never asked to prove it. Signs that are denied, long past or only asked about do not count.
 */
export function emergencyIn(text: string): EmergencySign | null {
  const normalized = normalize(text)
  return findRule(normalized, rules) ?? plainSign(normalized)
}
