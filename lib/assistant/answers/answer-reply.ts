import { answers } from '@/lib/assistant/answers/answer-index'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { linkTitle } from '@/lib/assistant/answers/link-title'
import { wordingOverlap } from '@/lib/assistant/answers/wording-overlap'
import { practiceTopicOf } from '@/lib/assistant/practice/practice-answers'
import { practiceReplyTo } from '@/lib/assistant/replies/practice-replies'
import type { Reply } from '@/lib/assistant/replies/reply'
import { isLong, type Message } from '@/lib/assistant/understanding/message'
import { answerWords } from '@/content/assistant/answer-words'
import type { Answer } from '@/content/schemas/answer-schema'
import { shownText } from '@/lib/site/structured-data/shown-text'
import type { Mode } from '@/lib/variant/variant'

/** Minimum confidence to answer. Below it, the likeliest questions are offered. */
const answersFrom = 0.35
/** A message that repeats little of what anyone asks is probably about something else, unless the answer is quite certain. */
const overlapFrom = 0.27
const certainFrom = 0.75
const certainOverlapFrom = 0.2
/** A story repeats only a small part of any question. */
const longOverlapFrom = 0.15
/** The first three questions together are likely enough to ask which one is meant. */
const choosesFrom = 0.5
/** Minimum overlap to offer a question as a button. */
const offersFrom = 0.25

const mostQuestions = 3

/** The facets people most often ask about next. */
const nextFacets = [
  'what',
  'home',
  'outlook',
  'works',
  'risks',
  'surgery',
  'recovery',
  'driving',
  'work',
  'serious',
]

const placeOf = ({ facet }: Answer) =>
  nextFacets.includes(facet) ? nextFacets.indexOf(facet) : nextFacets.length

const hasOverview = (subject: string) =>
  answers.some((answer) => answer.subject === subject && answer.facet === 'what')

/**
 * Questions to ask next: other answers on the same subject. On a problem or treatment, what people most often ask
 * next; on a mixed subject, such as life after surgery, what is closest to the message.
 */
function followUps(answer: Answer, message: Message): string[] {
  const overlaps = wordingOverlap(message)
  const isOrdered = hasOverview(answer.subject)
  return answers
    .map((other, index) => ({ other, distance: isOrdered ? placeOf(other) : -(overlaps.get(index) ?? 0) }))
    .filter(({ other }) => other.subject === answer.subject && other.id !== answer.id)
    .toSorted((first, second) => first.distance - second.distance)
    .slice(0, mostQuestions)
    .map(({ other }) => other.question)
}

/** An answer as a visitor in this mode reads it, without footnotes; its links lead to the sources. */
const answerText = ({ text }: Answer, mode: Mode): string =>
  text.map((paragraph) => shownText(paragraph, mode).trim()).join('\n')

/** The nearest questions, for a message that none answers. */
export const offeredQuestions = (matches: readonly AnswerMatch[]): string[] =>
  matches
    .filter(({ overlap }) => overlap >= offersFrom)
    .slice(0, mostQuestions)
    .map(({ answer }) => answer.question)

/** An answer of the bank, or the fixed reply that replaces it. */
function replyWith(answer: Answer, message: Message, mode: Mode): Reply {
  const topic = practiceTopicOf(answer.id)
  const fixed = topic && practiceReplyTo(topic, mode, message.language)
  if (fixed) return fixed
  return {
    kind: 'passage',
    message: answerText(answer, mode),
    sources: answer.links.map((href) => ({ href, title: linkTitle(href, message.language) })),
  }
}

/** A Spanish question whose answer is in English so far is told so. */
const introOf = (replies: readonly Reply[], { language }: Message) =>
  language === 'es' && replies.some(({ kind }) => kind === 'passage') ? [answerWords.es.more] : []

/** The reply with these answers, one after the other, and questions to ask next. */
export function replyWithAnswers(
  [first, ...others]: readonly [Answer, ...Answer[]],
  message: Message,
  mode: Mode,
  nextQuestions: readonly string[] = [],
): Reply {
  const replies = [first, ...others].map((answer) => replyWith(answer, message, mode))
  const sources = replies.flatMap((reply) => reply.sources)
  return {
    ...replies[0]!,
    message: [...introOf(replies, message), ...replies.map((reply) => reply.message)].join('\n'),
    sources: sources.filter(({ href }, place) => sources.findIndex((link) => link.href === href) === place),
    questions: [...new Set([...nextQuestions, ...followUps(first, message)])].slice(0, mostQuestions),
    subject: first.subject,
  }
}

function leastOverlap(message: Message, { confidence }: AnswerMatch): number {
  if (isLong(message)) return longOverlapFrom
  return confidence >= certainFrom ? certainOverlapFrom : overlapFrom
}

/** Two likely answers: the second becomes the first button. */
const runnerUpFrom = 0.2

/**
 * The best answer of the bank; a question back if several fit about as well; null if none fits.
 * @param matches best first.
 */
export function answerReply(message: Message, matches: readonly AnswerMatch[], mode: Mode): Reply | null {
  const [best, second] = matches
  if (!best || best.overlap < leastOverlap(message, best)) return null
  if (best.confidence >= answersFrom) {
    const runnerUp = second && second.confidence >= runnerUpFrom ? [second.answer.question] : []
    return replyWithAnswers([best.answer], message, mode, runnerUp)
  }
  const likely = matches.slice(0, mostQuestions).reduce((sum, { confidence }) => sum + confidence, 0)
  if (likely < choosesFrom) return null
  return {
    kind: 'unknown',
    message: answerWords[message.language].choose,
    sources: [],
    questions: offeredQuestions(matches),
  }
}
