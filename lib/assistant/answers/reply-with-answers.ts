import { followUps } from '@/lib/assistant/answers/follow-ups'
import { linkTitle } from '@/lib/assistant/answers/link-title'
import { shortened } from '@/lib/assistant/answers/shortened'
import { frameIntro } from '@/lib/assistant/replies/frame-reply'
import { practiceReplyTo } from '@/lib/assistant/replies/practice-replies'
import type { Reply } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { answerWords } from '@/content/assistant/answer-words'
import type { Answer } from '@/content/schemas/answer-schema'
import { shownText } from '@/lib/site/structured-data/shown-text'
import type { Mode } from '@/lib/variant/variant'
import { wordCount } from '@/lib/text/word-count'

/** Questions offered as buttons, at most. */
export const mostQuestions = 3

/** Several answers together have at most this many words, with their questions. */
const mostWords = 120

/** An answer as a visitor in this mode reads it, without footnotes; its links lead to the sources. */
export const answerText = ({ text }: Answer, mode: Mode): string =>
  text.map((paragraph) => shownText(paragraph, mode).trim()).join('\n')

/** An answer of the bank, or the fixed reply that replaces it. */
function replyWith(answer: Answer, message: Message, mode: Mode): Reply {
  const fixed = practiceReplyTo(answer.id, mode, message.language)
  if (fixed) return fixed
  return {
    kind: 'passage',
    message: answerText(answer, mode),
    sources: answer.links.map((href) => ({ href, title: linkTitle(href, message.language) })),
  }
}

/** What comes before the answers: a Spanish question whose answer is in English so far is told so. */
function introOf(
  replies: readonly Reply[],
  [first]: readonly [Answer, ...Answer[]],
  message: Message,
): string[] {
  const words = answerWords[message.language]
  const frame = frameIntro(message, first)
  return [
    ...('inEnglish' in words && replies.some(({ kind }) => kind === 'passage') ? [words.inEnglish] : []),
    ...(frame !== null ? [frame] : replies.length > 1 ? [words.several] : []),
  ]
}

/** Each of several answers comes with its question, so that the reader sees which is which. */
function textOf(replies: readonly Reply[], shown: readonly Answer[]): string[] {
  const [only, ...others] = replies.map(({ message }) => message)
  if (only !== undefined && others.length === 0) return [only]
  const words = shown.reduce((sum, { question }) => sum + wordCount(question), 0)
  const texts = shortened(
    replies.map(({ message }) => message.split('\n')),
    mostWords - words,
  )
  return texts.flatMap((text, place) => [`\n${shown[place]!.question}`, text])
}

/** The reply with these answers, one after the other, and questions to ask next. */
export function replyWithAnswers(
  shown: readonly [Answer, ...Answer[]],
  message: Message,
  mode: Mode,
  nextQuestions: readonly string[] = [],
): Reply {
  const replies = shown.map((answer) => replyWith(answer, message, mode))
  const sources = replies.flatMap((reply) => reply.sources)
  return {
    ...replies[0]!,
    message: [...introOf(replies, shown, message), ...textOf(replies, shown)].join('\n'),
    sources: sources.filter(({ href }, place) => sources.findIndex((link) => link.href === href) === place),
    questions: [...new Set([...nextQuestions, ...followUps(shown, message)])].slice(0, mostQuestions),
    // One on the practice counts for all: as the AI notice promises, such a message never reaches a model.
    subject: (shown.find(({ subject }) => subject === 'practice') ?? shown[0]).subject,
  }
}
