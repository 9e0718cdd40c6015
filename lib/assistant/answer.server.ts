import 'server-only'
import { passageReply, unknownReply, withCaution } from '@/lib/assistant/embedded'
import { languageOf } from '@/lib/assistant/language'
import { modelReply } from '@/lib/assistant/model.server'
import type { Reply } from '@/lib/assistant/reply'
import { safetyReply } from '@/lib/assistant/rule-reply'
import { ruledReply } from '@/lib/assistant/ruled-reply'
import { search } from '@/lib/search/search'
import type { Mode } from '@/lib/variant'

/** What a model may read: the passages that answer best. */
const passageCount = 5

/**
 * The assistant's answer, by the order of decisions of issue 5: safety and the practice's own facts by rules alone, then the
 * site's passages, told by a model where there is one and its answer holds, else in the site's own words. Never throws for
 * what a visitor wrote.
 * @param signal ends a model's call when the visitor stops waiting.
 */
export async function answer(text: string, mode: Mode, signal: AbortSignal): Promise<Reply> {
  const ruled = ruledReply(text, mode)
  if (ruled) return withCaution(ruled, text)
  const passages = search(text, { mode, limit: passageCount })
  const embedded = passageReply(text, passages)
  if (!embedded) return withCaution(unknownReply(text, mode), text)
  const spoken = await modelReply({ text, mode, language: languageOf(text), passages }, signal)
  // The rules see a model's words, too: what would be an emergency from a visitor is none of its business.
  return withCaution(spoken && !safetyReply(spoken.message, mode) ? spoken : embedded, text)
}
