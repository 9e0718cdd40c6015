import { emergencyIn } from '@/lib/assistant/emergency'
import { languageOf } from '@/lib/assistant/language'
import { practiceLike } from '@/lib/assistant/practice-net'
import { practiceReplyTo } from '@/lib/assistant/practice-replies'
import { refusalLike } from '@/lib/assistant/refusal-net'
import type { Language, Reply } from '@/lib/assistant/reply'
import { linksTo } from '@/lib/assistant/reply-links'
import { practiceReply, safetyReply } from '@/lib/assistant/rule-reply'
import { crisisReplyTo, refusalReplyTo } from '@/lib/assistant/safety-replies'
import { urgencyOf } from '@/lib/assistant/urgency'
import { passageWords } from '@/content/assistant-passages'
import { phoneHours } from '@/content/assistant-practice'
import { sameDayReply } from '@/content/assistant-replies'
import { practice } from '@/content/practice'
import type { Mode } from '@/lib/variant'

/** From here on what no rule knows counts as urgent; more is asked for where a rule has found something harmless. */
const urgentFrom = 0.6
const urgentDespiteRuleFrom = 0.85

const sameDayFrom = 0.6

const isUrgent = (reply: Reply | null) => reply?.kind === 'crisis' || reply?.kind === 'emergency'

/** Who to call today, where no rule knows the reason. */
function unclearSameDayReply(mode: Mode, language: Language): Reply {
  const { phone } = practice.office
  const words = sameDayReply[language]
  const first = mode === 'local' ? words.local(phone.display, phoneHours[language]) : words.other
  return {
    kind: 'same-day',
    message: `${first} ${words.worse}`,
    sources: linksTo(['/post-operative-care#when-to-get-help', '/blog/is-it-an-emergency'], language),
  }
}

/** Below the rules for the same day, for refusals and for the practice, in the same order. */
function netReply(text: string, sameDay: number, mode: Mode, language: Language): Reply | null {
  if (sameDay >= sameDayFrom) return unclearSameDayReply(mode, language)
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
  const safety = safetyReply(text, mode)
  if (isUrgent(safety)) return safety
  const harmless = safety ?? practiceReply(text, mode)
  const { kind, likelihood, sameDay } = urgencyOf(text)
  const language = languageOf(text)
  if (likelihood < (harmless ? urgentDespiteRuleFrom : urgentFrom)) {
    return harmless ?? netReply(text, sameDay, mode, language)
  }
  if (kind === 'crisis') return crisisReplyTo(emergencyIn(text), language)
  return { kind: 'emergency', message: passageWords[language].urgent, sources: [] }
}
