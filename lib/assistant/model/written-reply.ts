import { writtenNote } from '@/content/assistant/model-words'
import { sameDayReply } from '@/content/assistant/replies'
import { offeredQuestions } from '@/lib/assistant/answers/answer-reply'
import { followUps } from '@/lib/assistant/answers/follow-ups'
import { linkTitle } from '@/lib/assistant/answers/link-title'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { mostQuestions } from '@/lib/assistant/answers/reply-with-answers'
import { unknownReply } from '@/lib/assistant/answers/unknown-reply'
import type { Draft } from '@/lib/assistant/model/draft'
import { isReady, type OfferedText } from '@/lib/assistant/model/offered-texts'
import type { Reply } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { sentencesOf } from '@/lib/text/language/sentences'
import type { Mode } from '@/lib/variant/variant'

const mostLinks = 4

/** How a sentence that says how urgent a sign is can be told from others of an answer. */
const urgent = /\b(?:911|988|ER|today|appointment)\b/

/** What the first cited answer that says when to call says of it, as far as the reply doesn't. */
function whenToCall(draft: Draft, cited: readonly OfferedText[], { language }: Message): string[] {
  const written = draft.sentences.map(({ text }) => text).join(' ')
  const linesOf = ({ text }: OfferedText) =>
    text
      .split('\n')
      .flatMap(sentencesOf)
      .filter((line) => urgent.test(line))
  const found = cited
    .filter(({ answer }) => answer)
    .map(linesOf)
    .find((lines) => lines.length > 0)
  if (!found) return []
  // The text is in English, so the general words have to do.
  if (language === 'es') return [sameDayReply.es.worse]
  const missing = found.filter((line) => !written.includes(line))
  return missing.length > 0 ? [missing.join(' ')] : []
}

/** The reply that a visitor reads, from one that a model wrote and the checker accepted. */
export function writtenReply(
  draft: Draft,
  offered: readonly OfferedText[],
  matches: readonly AnswerMatch[],
  message: Message,
  mode: Mode,
): Reply {
  const { language } = message
  const text = draft.sentences.map((sentence) => sentence.text.trim()).join(' ')
  const ids = draft.sentences.flatMap((sentence) => sentence.ids)
  const cited = [...new Set(ids)].flatMap((id) => offered.filter((one) => one.id === id && !isReady(one)))
  // Ready sentences alone: a person knows, and no text does.
  if (cited.length === 0)
    return { ...unknownReply(message, mode), message: text, questions: offeredQuestions(matches, message) }
  const hrefs = [...new Set(cited.flatMap(({ links }) => links))].slice(0, mostLinks)
  const answer = cited.find((one) => one.answer)?.answer
  return {
    kind: 'passage',
    message: [text, ...whenToCall(draft, cited, message), writtenNote[language]].join('\n'),
    sources: hrefs.map((href) => ({ href, title: linkTitle(href, language) })),
    questions: answer
      ? followUps([answer], message).slice(0, mostQuestions)
      : offeredQuestions(matches, message),
    ...(answer && { subject: answer.subject }),
  }
}
