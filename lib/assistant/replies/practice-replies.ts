import { practiceReplies } from '@/content/assistant/practice'
import { linksTo } from '@/lib/assistant/replies/reply-words'
import type { Language, Reply } from '@/lib/assistant/replies/reply'
import type { Mode } from '@/lib/variant/variant'

type Words = Partial<Record<Language, string>>

/**
 * The fixed reply that replaces an answer, by where the visitor is; null if there is none, as for most answers in
 * English.
 */
export function practiceReplyTo(answerId: string, mode: Mode, language: Language): Reply | null {
  const found = Object.values(practiceReplies).find(({ answer }) => answer === answerId)
  if (!found) return null
  const { pages, local, other }: { local: Words; other?: Words } & typeof found = found
  const elsewhere = mode === 'local' ? undefined : other?.[language]
  const message = elsewhere ?? local[language]
  if (message === undefined) return null
  // Elsewhere, the contact page has the press that shows the office.
  const hrefs = elsewhere === undefined ? pages : ([...new Set(['/contact', ...pages] as const)] as const)
  return { kind: 'practice', message, sources: linksTo(hrefs, language) }
}
