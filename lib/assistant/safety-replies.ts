import { phoneHours } from '@/content/assistant-practice'
import {
  crisisReply,
  emergencyReply,
  nextStep,
  refusalReply,
  sameDayReply,
  type ReplyLink,
} from '@/content/assistant-replies'
import { practice } from '@/content/practice'
import type { EmergencySign } from '@/lib/assistant/emergency-sign'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'
import type { Language, Reply } from '@/lib/assistant/reply'
import { linksTo } from '@/lib/assistant/reply-links'
import type { SameDaySign } from '@/lib/assistant/same-day-rules'
import type { Mode } from '@/lib/variant'

/** Signs for which no one should set out for the hospital by car. */
const callOnly: readonly EmergencySign[] = [
  ...(['stroke', 'headache', 'chest', 'breath', 'heart', 'neck', 'bleeding', 'overdose'] as const),
  ...(['unresponsive', 'seizure', 'confusion', 'fall'] as const),
]

const refusalLinks: Record<RefusalTopic, readonly ReplyLink[]> = {
  scan: ['/blog/how-to-read-your-mri-report', '/resources/appointment-prep#bring'],
  medicine: ['/preoperative-education#medicines', '/blog/pain-medicine-after-surgery'],
  promise: ['/blog/risks-in-plain-numbers', '/resources/appointment-prep#questions'],
  surgery: [
    '/blog/surgery-or-waiting',
    '/resources/pre-operative#decide',
    '/resources/appointment-prep#questions',
  ],
  diagnosis: ['/resources/conditions', '/resources/appointment-prep#story'],
}

/** Warm first. `sign` is the emergency in the same message, if there is one: with an overdose 911 comes before 988. */
export function crisisReplyTo(sign: EmergencySign | null, language: Language): Reply {
  const words = sign === 'overdose' || sign === 'unresponsive' ? 'overdose' : 'words'
  const { call, reasons } = emergencyReply[language]
  // A life in danger now comes first: with pills the words themselves begin with 911.
  const first = sign && words === 'words' ? `${call} ${reasons[sign]}\n` : ''
  return { kind: 'crisis', message: first + crisisReply[language][words], sources: [] }
}

/** What to do, one reason, nothing else. `sign` is null where no rule knows it. */
export function emergencyReplyTo(sign: EmergencySign | null, language: Language): Reply {
  const { action, unclearAction, call, reasons } = emergencyReply[language]
  if (!sign) return { kind: 'emergency', message: `${unclearAction} ${reasons.unclear}`, sources: [] }
  const first = callOnly.includes(sign) ? call : action
  return { kind: 'emergency', message: `${first} ${reasons[sign]}`, sources: [] }
}

/** Who to call today, why where a rule knows the sign (else null), and when to call 911 instead. */
export function sameDayReplyTo(sign: SameDaySign | null, mode: Mode, language: Language): Reply {
  const words = sameDayReply[language]
  const first =
    mode === 'local' ? words.local(practice.office.phone.display, phoneHours[language]) : words.other
  return {
    kind: 'same-day',
    message: [first, ...(sign ? [words.reasons[sign]] : []), words.worse].join(' '),
    sources: linksTo(['/post-operative-care#when-to-get-help', '/blog/is-it-an-emergency'], language),
  }
}

/** What the assistant does not do, what it can do, and the next step. */
export function refusalReplyTo(topic: RefusalTopic, mode: Mode, language: Language): Reply {
  const step = nextStep[language]
  const next = mode === 'local' ? step.local(practice.office.phone.display, phoneHours[language]) : step.other
  return {
    kind: 'refusal',
    message: `${refusalReply[language][topic]} ${next}`,
    sources: linksTo([...refusalLinks[topic], '/contact'], language),
  }
}
