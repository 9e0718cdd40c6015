import { isCrisis } from '@/lib/assistant/crisis'
import { emergencyIn } from '@/lib/assistant/emergency'
import { languageOf } from '@/lib/assistant/language'
import { isHardlyAboutPractice } from '@/lib/assistant/practice-net'
import { practiceReplyTo } from '@/lib/assistant/practice-replies'
import type { PracticeTopic } from '@/lib/assistant/practice-rules'
import { practiceTopicIn } from '@/lib/assistant/practice-topic'
import { refusalIn } from '@/lib/assistant/refusal'
import { refusalLike } from '@/lib/assistant/refusal-net'
import type { Reply } from '@/lib/assistant/reply'
import {
  crisisReplyTo,
  emergencyReplyTo,
  refusalReplyTo,
  sameDayReplyTo,
} from '@/lib/assistant/safety-replies'
import { sameDayIn } from '@/lib/assistant/same-day'
import type { Mode } from '@/lib/variant'

/** The reply to a crisis or an emergency that the rules know, the same in every mode; null for all else. */
export function dangerReply(text: string): Reply | null {
  const language = languageOf(text)
  const emergency = emergencyIn(text)
  if (isCrisis(text)) return crisisReplyTo(emergency, language)
  return emergency && emergencyReplyTo(emergency, language)
}

/** The rules' reply to a matter for today, or to what only a clinician may answer; null for all else. */
export function cautiousReply(text: string, mode: Mode): Reply | null {
  const language = languageOf(text)
  const sameDay = sameDayIn(text)
  if (sameDay) return sameDayReplyTo(sameDay, mode, language)
  const refusal = refusalIn(text)
  return refusal ? refusalReplyTo(refusal, mode, language) : null
}

/**
 * Steps 1 to 3 (issue 5): the reply to a crisis, an emergency, a matter for today, or a question that only a clinician may
 * answer, in the language of the message; null for all else. It uses no model, and runs before and after one.
 */
export function safetyReply(text: string, mode: Mode): Reply | null {
  return dangerReply(text) ?? cautiousReply(text, mode)
}

/** From here on a message asks for what only a clinician may do, whatever word of the practice it has. */
const firmlyRefusedFrom = 0.85

/** Whether the nets have it that a word of the practice means something else here; they know nothing of recovery times. */
function isContradicted(text: string, topic: PracticeTopic): boolean {
  if (topic.startsWith('recovery')) return false
  return isHardlyAboutPractice(text) || refusalLike(text, firmlyRefusedFrom) !== null
}

/** Step 4: what the practice says of itself, in the language of the message; null when it is asked nothing of the kind. */
export function practiceReply(text: string, mode: Mode): Reply | null {
  const topic = practiceTopicIn(text)
  if (!topic || isContradicted(text, topic)) return null
  return practiceReplyTo(topic, mode, languageOf(text))
}
