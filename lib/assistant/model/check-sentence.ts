import { activity, calling, medicine, personal, supposing } from '@/content/assistant/checked-words'
import { drugNames } from '@/content/search/names'
import type { Source } from '@/lib/assistant/model/draft'
import { isSaidBy } from '@/lib/assistant/model/support'
import { plain } from '@/lib/assistant/model/statements'
import type { Language } from '@/lib/assistant/replies/reply'
import { languageOf } from '@/lib/assistant/understanding/language'
import { sentencesOf } from '@/lib/text/language/sentences'
import { wordsOf } from '@/lib/text/language/words'

const whole = (pattern: string) => new RegExp(`(?<![\\w'])(?:${pattern})(?![\\w'])`)
const drugs = new Set(wordsOf(drugNames))
const ofMedicine = whole(medicine)
const ofActivity = new RegExp(activity)
const ofCalling = whole(calling)
const ofPerson = new RegExp(`(?<!${supposing}[^,;]*)(?:${personal})`)
const level = /\b[ctls]\d{1,2}\b/g
const notPlain =
  /[<>{}[\]|*_#`\\@]|https?:|www\.|\b\w+\.(?:com|org|net|edu|gov|io|example)\b|[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{Sm}°]/u

/** Without quotation marks and the like, to compare word for word. */
const letters = (text: string) =>
  plain(text)
    .replaceAll(/[^\p{L}\p{N}'%°.,:-]+/gu, ' ')
    .trim()

/** What has to be copied, or can't be said at all; null if a sentence in its own words is allowed. */
function notInOwnWords(sentence: string): string | null {
  const text = plain(sentence)
  if (ofMedicine.test(text) || wordsOf(text).some((stem) => drugs.has(stem)))
    return 'copy what is said about a medicine word for word'
  if (ofCalling.test(text)) return 'copy when to call, and how urgent something is, word for word'
  if (ofActivity.test(text)) return 'copy what is allowed, and from when, word for word'
  return ofPerson.test(text) ? 'say nothing about this person' : null
}

/**
 * Why a sentence that a model wrote can't be shown, in a few words for the model; null if it can. It's shown if it's copied
 * from what it rests on, or says the same, as far as that can be told by numbers, negations and names.
 */
export function problemWith(text: string, sources: readonly Source[], language: Language): string | null {
  if (notPlain.test(text)) return 'only plain words, without links'
  const inLanguage = sources.filter((source) => source.language === language)
  const copied = new Set(
    inLanguage.flatMap((source) => source.text.split('\n').flatMap(sentencesOf)).map(letters),
  )
  const written = sentencesOf(text).filter((sentence) => !copied.has(letters(sentence)))
  const forbidden = written.map(notInOwnWords).find((reason) => reason !== null)
  if (forbidden) return forbidden
  const told = plain(sources.map((source) => `${source.title} ${source.text}`).join(' '))
  if ([...plain(written.join(' ')).matchAll(level)].some(([found]) => !told.includes(found)))
    return 'a level that the text doesn’t name'
  if (written.some((sentence) => languageOf(sentence) !== language)) return 'the wrong language'
  return written.every((sentence) => sources.some((source) => isSaidBy(sentence, source, language)))
    ? null
    : 'not what the text says: keep its numbers, its “not”, and what it’s about'
}
