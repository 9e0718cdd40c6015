import { nextStep, personalReply, type ReplyLink } from '@/content/assistant/replies'
import { linksTo, officeWords } from '@/lib/assistant/replies/reply-words'
import type { PersonalTopic } from '@/lib/assistant/classifier/labels'
import type { Reply } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

const links: Record<PersonalTopic, readonly ReplyLink[]> = {
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

/** A general answer, followed by what only a clinician can decide. */
export function afterGeneralAnswer(general: Reply, topic: PersonalTopic, { language }: Message): Reply {
  return {
    ...general,
    kind: 'refusal',
    message: `${general.message}\n${personalReply[language][topic].after}`,
  }
}

/** What only a clinician can decide, and the next step, if there is no general answer. */
export function personalReplyTo(topic: PersonalTopic, { language }: Message, mode: Mode): Reply {
  return {
    kind: 'refusal',
    message: `${personalReply[language][topic].alone} ${officeWords(nextStep[language], mode, language)}`,
    sources: linksTo([...links[topic], '/contact'], language),
  }
}
