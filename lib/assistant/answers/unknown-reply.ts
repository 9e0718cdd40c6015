import { linksTo, officeWords } from '@/lib/assistant/replies/reply-words'
import { isLong, type Message } from '@/lib/assistant/understanding/message'
import type { Reply } from '@/lib/assistant/replies/reply'
import { answerWords } from '@/content/assistant/answer-words'
import type { Mode } from '@/lib/variant/variant'

/** Links to offer if there is no answer, by location. */
const waysNear = ['/contact', '/resources/faq', '/resources/conditions'] as const
const waysElsewhere = ['/contact', '/toggle', '/resources/faq'] as const

/**
 * Says that the assistant has no answer, or asks for a shorter question, and who can help. Only local visitors get the
 * phone number.
 */
export function unknownReply(message: Message, mode: Mode): Reply {
  const { language } = message
  const words = answerWords[language]
  return {
    message: `${isLong(message) ? words.unknownLong : words.unknown} ${officeWords(words.person, mode, language)}`,
    sources: linksTo(mode === 'local' ? waysNear : waysElsewhere, language),
    kind: 'unknown',
  }
}
