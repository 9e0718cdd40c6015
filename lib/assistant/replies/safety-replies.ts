import { crisisReply, emergencyReply, emergencyStart, sameDayReply } from '@/content/assistant/replies'
import { signs } from '@/content/generated/clinical/urgency'
import { besideTheSign } from '@/lib/assistant/replies/beside-the-sign'
import { linksTo, officeWords } from '@/lib/assistant/replies/reply-words'
import type { Language, Reply } from '@/lib/assistant/replies/reply'
import { urgencyOf, type Urgency } from '@/lib/assistant/safety/urgency'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

type Emergency = Extract<Urgency, { kind: 'emergency' }>
type SameDay = Extract<Urgency, { kind: 'same-day' }>

/** What to do, and the reason of the sign, or of its group if the sign isn't certain. */
function emergencyText({ emergency, sign, needsAmbulance }: Emergency, language: Language): string {
  if (!sign) return emergencyReply[language][emergency]
  const { stay, reason } = signs[sign]
  const start = needsAmbulance ? 'ambulance' : stay ? 'stay' : 'go'
  return `${emergencyStart[language][start]} ${reason[language]}`
}

/** Whom to call today. */
function whomToCall({ sign, after }: SameDay, mode: Mode, language: Language): string {
  const words = sameDayReply[language]
  const own = sign && signs[sign].whom
  if (own === 'doctor' && !after) return words.doctor
  const whom = own && own !== 'doctor' ? own : after
  if (whom) return `${words[whom]} ${officeWords(words.ours, mode, language)}`
  return officeWords({ local: words.near, other: words.doctor }, mode, language)
}

/** Whom to call today, why, when to call 911 instead, and the question beside the sign, if there is one. */
function sameDayReplyTo(urgency: SameDay, message: Message, mode: Mode): Reply {
  const { language } = message
  const words = sameDayReply[language]
  const sign = urgency.sign && signs[urgency.sign]
  const why = sign ? sign.reason[language] : words.why
  const worse = sign?.worse ? words.worseIf(sign.worse[language]) : words.worse
  const beside = besideTheSign(message, mode)
  const advice = `${whomToCall(urgency, mode, language)} ${why} ${worse}`
  return {
    kind: 'same-day',
    message: beside === null ? advice : `${advice}\n${beside}`,
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
      return { kind: 'emergency', message: emergencyText(urgency, language), sources: [] }
    case 'same-day':
      return sameDayReplyTo(urgency, message, mode)
    case 'none':
      return null
  }
}
