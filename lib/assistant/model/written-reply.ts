import { whenToCall, writtenNote } from '@/content/assistant/model-words'
import { offeredQuestions } from '@/lib/assistant/answers/answer-reply'
import { linkTitle } from '@/lib/assistant/answers/link-title'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { replyWithAnswers } from '@/lib/assistant/answers/reply-with-answers'
import { unknownReply } from '@/lib/assistant/answers/unknown-reply'
import { isAboutCalling } from '@/lib/assistant/model/check-sentence'
import type { Draft } from '@/lib/assistant/model/draft'
import { isReady, type OfferedText } from '@/lib/assistant/model/offered-texts'
import type { Reply } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { sentencesOf } from '@/lib/text/language/sentences'
import type { Mode } from '@/lib/variant/variant'

const mostLinks = 4

/** When to call, from the first of the answers that says so, unless the reply says it. */
function callingWords(draft: Draft, cited: readonly OfferedText[], message: Message): string[] {
  if (draft.sentences.some(({ text }) => isAboutCalling(text))) return []
  const found = cited
    .filter(({ answer }) => answer)
    .map(({ text, answer }) => ({
      answer,
      lines: text.split('\n').flatMap(sentencesOf).filter(isAboutCalling),
    }))
    .find(({ lines }) => lines.length > 0)
  if (!found) return []
  if (message.language === 'en') return [found.lines.join(' ')]
  return [whenToCall[found.answer?.subject === 'after-surgery' ? 'afterSurgery' : 'usual']]
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
  const next = answer && replyWithAnswers([answer], message, mode)
  return {
    kind: 'passage',
    message: [text, ...callingWords(draft, cited, message), writtenNote[language]].join('\n'),
    sources: hrefs.map((href) => ({ href, title: linkTitle(href, language) })),
    questions: next?.questions ?? offeredQuestions(matches, message),
    ...(answer && { subject: answer.subject }),
  }
}
