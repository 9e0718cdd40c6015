import { identifyingPhrases, type IdentifyingDetail } from '@/lib/assistant/privacy/identifying-phrases'
import { foldMarks } from '@/lib/text/language/fold-accents'

/**
 * What in a text may identify a person but can't be masked reliably, or null: "I'm the mayor", "born in
 * fifty-two", "my Instagram is ...".
 * @param text with certain identifiers already masked, so that the rest of a partly masked date appears next
 *   to its [date].
 */
export function singlesOut(text: string): IdentifyingDetail | null {
  const folded = foldMarks(text).replace(/\s+/g, ' ')
  return identifyingPhrases.find(({ pattern }) => pattern.test(folded))?.detail ?? null
}
