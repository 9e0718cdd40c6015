import { practiceWords } from '@/content/assistant-practice'
import type { ReplyLink } from '@/content/assistant-replies'
import type { PracticeTopic } from '@/lib/assistant/practice-rules'
import type { Language, Reply } from '@/lib/assistant/reply'
import { linksTo } from '@/lib/assistant/reply-links'
import type { Mode } from '@/lib/variant'

const pages: Record<PracticeTopic, readonly ReplyLink[]> = {
  hours: ['/resources/faq#hours', '/contact'],
  emergencies: ['/blog/is-it-an-emergency', '/resources/faq#hours'],
  phone: ['/contact'],
  person: ['/contact'],
  fax: ['/contact'],
  email: ['/contact'],
  address: ['/contact'],
  parking: ['/resources/faq#parking'],
  access: ['/resources/faq#parking'],
  transit: ['/resources/faq#no-car'],
  insurance: ['/resources/faq#insurance'],
  'medi-cal': ['/resources/faq#medi-cal'],
  bring: ['/resources/appointment-prep#bring'],
  appointment: ['/contact', '/resources/faq#after-request'],
  response: ['/resources/faq#after-request'],
  interpreter: ['/resources/faq#interpreter', '/legal/nondiscrimination'],
  surgeon: ['/about', '/credentials'],
  recovery: ['/resources/recovery'],
  'recovery-fusion': ['/resources/recovery#fusion', '/services/complex-spine-surgery'],
  'recovery-minimally-invasive': ['/services/minimally-invasive-surgery', '/resources/recovery'],
  'recovery-endoscopic': ['/services/endoscopic-spine-surgery', '/resources/recovery'],
  'recovery-disc-replacement': ['/services/disc-replacement', '/resources/recovery'],
  'recovery-complex': ['/services/complex-spine-surgery', '/resources/recovery'],
}

/** What depends on where the visitor is, said to those near the office or to all others. */
function wordsFor(topic: PracticeTopic, mode: Mode, language: Language) {
  const words: { local: Record<Language, string>; other?: Record<Language, string> } = practiceWords[topic]
  const isOther = mode !== 'local' && words.other !== undefined
  return { isOther, message: (isOther ? words.other : words.local)?.[language] ?? words.local[language] }
}

/** What the practice says of itself. Recovery times are an answer out of the pages, so they are of the kind 'passage'. */
export function practiceReplyTo(topic: PracticeTopic, mode: Mode, language: Language): Reply {
  const { isOther, message } = wordsFor(topic, mode, language)
  return {
    kind: topic.startsWith('recovery') ? 'passage' : 'practice',
    message,
    sources: linksTo(isOther ? ['/toggle', ...pages[topic]] : pages[topic], language),
  }
}
