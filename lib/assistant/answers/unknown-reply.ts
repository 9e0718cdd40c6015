import { linksTo, officeWords } from '@/lib/assistant/replies/reply-words'
import { isLong, type Message } from '@/lib/assistant/understanding/message'
import type { Reply } from '@/lib/assistant/replies/reply'
import { answerWords } from '@/content/assistant/answer-words'
import type { Mode } from '@/lib/variant/variant'

/** Links to offer if there is no answer. */
const ways = ['/contact', '/resources/faq', '/resources/conditions'] as const

/**
 * Says that the assistant has no answer, or asks for a shorter question, and who can help. Only local visitors get the
 * phone number.
 */
export function unknownReply(message: Message, mode: Mode): Reply {
  const { language } = message
  const words = answerWords[language]
  return {
    message: `${isLong(message) ? words.unknownLong : words.unknown} ${officeWords(words.person, mode, language)}`,
    sources: linksTo(ways, language),
    kind: 'unknown',
  }
}
