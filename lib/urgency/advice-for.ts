import type { Message } from '@/lib/assistant/understanding/message'
import { safetyReply } from '@/lib/assistant/replies/safety-replies'
import { office } from '@/content/generated/practice/office'
import type { Advice } from '@/lib/urgency/advice'
import type { Mode } from '@/lib/variant/variant'

/**
 * The advice for a message that describes a warning sign, by the assistant's own safety check, so that the search and
 * the appointment form never disagree with it; null otherwise.
 */
export function adviceFor(message: Message, mode: Mode): Advice | null {
  const { language } = message
  const reply = safetyReply(message, mode)
  switch (reply?.kind) {
    case 'crisis':
    case 'emergency':
      return { kind: reply.kind, text: reply.message, language }
    case 'same-day': {
      const { phone } = office
      return { kind: reply.kind, text: reply.message, language, ...(mode === 'local' && { phone }) }
    }
    default:
      return null
  }
}
