import { practiceWords } from '@/content/assistant/practice'
import type { ReplyLink } from '@/content/assistant/replies'
import type { PracticeTopic } from '@/lib/assistant/classifier/labels'
import type { Language, Reply } from '@/lib/assistant/replies/reply'
import { linksTo } from '@/lib/assistant/replies/reply-links'
import type { Mode } from '@/lib/variant/variant'

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
}

type Words = Partial<Record<Language, string>>

/**
 * The fixed reply about a practice topic, by where the visitor is; null if the answer of the bank is used instead, as for
 * most topics in English.
 */
export function practiceReplyTo(topic: PracticeTopic, mode: Mode, language: Language): Reply | null {
  const words: { local: Words; other?: Words } = practiceWords[topic]
  const other = mode === 'local' ? undefined : words.other?.[language]
  const message = other ?? words.local[language]
  if (message === undefined) return null
  const hrefs = other === undefined ? pages[topic] : (['/toggle', ...pages[topic]] as const)
  return { kind: 'practice', message, sources: linksTo(hrefs, language) }
}
