import { languageOf } from '@/lib/assistant/language'
import { practiceLike } from '@/lib/assistant/practice-net'
import { practiceReplyTo } from '@/lib/assistant/practice-replies'
import { practiceTopicIn } from '@/lib/assistant/practice-topic'
import { refusalIn } from '@/lib/assistant/refusal'
import { refusalLike } from '@/lib/assistant/refusal-net'
import type { Reply } from '@/lib/assistant/reply'
import { cautiousReply, dangerReply, practiceReply } from '@/lib/assistant/rule-reply'
import {
  crisisReplyTo,
  emergencyReplyTo,
  refusalReplyTo,
  sameDayReplyTo,
} from '@/lib/assistant/safety-replies'
import { sameDayIn } from '@/lib/assistant/same-day'
import { urgencyOf } from '@/lib/assistant/urgency'
import type { Mode } from '@/lib/variant'

/** From here on what no rule knows counts as urgent; more is asked for where a rule has found something harmless. */
const urgentFrom = 0.6
const urgentDespiteRuleFrom = 0.85

const sameDayFrom = 0.6

const isHarmless = (text: string) => (sameDayIn(text) ?? refusalIn(text) ?? practiceTopicIn(text)) !== null

/** The reply to a crisis or an emergency, by the rules or by the net below them, the same in every mode; null for all else. */
export function urgentReply(text: string): Reply | null {
  const ruled = dangerReply(text)
  if (ruled) return ruled
  const { kind, likelihood } = urgencyOf(text)
  if (likelihood < (isHarmless(text) ? urgentDespiteRuleFrom : urgentFrom)) return null
  const language = languageOf(text)
  return kind === 'crisis' ? crisisReplyTo(null, language) : emergencyReplyTo(null, language)
}

/** Below the rules for the same day, for refusals and for the practice, in the same order. */
function netReply(text: string, mode: Mode): Reply | null {
  const language = languageOf(text)
  if (urgencyOf(text).sameDay >= sameDayFrom) return sameDayReplyTo(null, mode, language)
  const refused = refusalLike(text)
  if (refused) return refusalReplyTo(refused, mode, language)
  const asked = practiceLike(text)
  return asked && practiceReplyTo(asked, mode, language)
}

/**
 * Steps 1 to 4 of the order of decisions (issue 5), without any language model: the rules, and below them the nets of
 * examples. Null when none of them applies.
 */
export function ruledReply(text: string, mode: Mode): Reply | null {
  return urgentReply(text) ?? cautiousReply(text, mode) ?? practiceReply(text, mode) ?? netReply(text, mode)
}
