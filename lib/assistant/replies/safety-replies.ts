import { crisisReply, emergencyReply, sameDayReply } from '@/content/assistant/replies'
import { officeWords } from '@/lib/assistant/replies/office-words'
import type { Reply } from '@/lib/assistant/replies/reply'
import { linksTo } from '@/lib/assistant/replies/reply-links'
import { urgencyOf } from '@/lib/assistant/safety/situation'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** Whom to call today, and when to call 911 instead. */
function sameDayReplyTo({ language }: Message, mode: Mode): Reply {
  const words = sameDayReply[language]
  return {
    kind: 'same-day',
    message: `${officeWords(words, mode, language)} ${words.worse}`,
    sources: linksTo(['/post-operative-care#when-to-get-help', '/blog/is-it-an-emergency'], language),
  }
}

/** The reply to a crisis, an emergency or a sign to call about today; null if the message describes none. */
export function safetyReply(message: Message, mode: Mode): Reply | null {
  const { language } = message
  const urgency = urgencyOf(message)
  switch (urgency.kind) {
    case 'crisis':
      return { kind: 'crisis', message: crisisReply[language][urgency.crisis], sources: [] }
    case 'emergency':
      return { kind: 'emergency', message: emergencyReply[language][urgency.emergency], sources: [] }
    case 'same-day':
      return sameDayReplyTo(message, mode)
    case 'none':
      return null
  }
}
