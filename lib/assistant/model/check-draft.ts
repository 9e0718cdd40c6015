import { problemWith } from '@/lib/assistant/model/check-sentence'
import type { Draft } from '@/lib/assistant/model/draft'
import type { OfferedText } from '@/lib/assistant/model/offered-texts'
import type { Language } from '@/lib/assistant/replies/reply'
import { wordCount } from '@/lib/text/word-count'

const mostWords = 90
/** Whatever counts as a word. */
const mostCharacters = 900
const mostSentences = 8
const mostIds = 4

function problemOf(
  { text, ids }: Draft['sentences'][number],
  offered: readonly OfferedText[],
  language: Language,
): string | null {
  if (ids.length === 0 || ids.length > mostIds) return 'name the ids it rests on'
  const sources = offered.filter(({ id }) => ids.includes(id))
  return sources.length < new Set(ids).size ? 'an id that wasn’t given' : problemWith(text, sources, language)
}

/**
 * What's wrong with a reply that a model wrote, for the model; none if a visitor may read it.
 * @param offered what the model was given
 */
export function problemsWith(
  { sentences }: Draft,
  offered: readonly OfferedText[],
  language: Language,
): string[] {
  if (sentences.length > mostSentences) return [`write ${mostSentences} sentences at most`]
  const words = sentences.reduce((sum, { text }) => sum + wordCount(text), 0)
  const characters = sentences.reduce((sum, { text }) => sum + text.length, 0)
  if (words > mostWords || characters > mostCharacters)
    return [`write ${mostWords} words at most; these are ${Math.min(words, 999)}`]
  if (sentences.filter(({ ids }) => ids.some((id) => id.startsWith('kind/'))).length > 1)
    return ['one kind sentence at most']
  return sentences.flatMap((sentence, place) => {
    const problem = problemOf(sentence, offered, language)
    return problem === null ? [] : [`sentence ${place + 1} (${sentence.text.slice(0, 80)}): ${problem}`]
  })
}
