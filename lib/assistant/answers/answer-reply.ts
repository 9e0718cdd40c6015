import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { mostQuestions, replyWithAnswers } from '@/lib/assistant/answers/reply-with-answers'
import { isLong, type Message } from '@/lib/assistant/understanding/message'
import type { Reply } from '@/lib/assistant/replies/reply'
import { answerWords } from '@/content/assistant/answer-words'
import type { Mode } from '@/lib/variant/variant'

/** Minimum confidence to answer. Below it, the likeliest questions are offered. */
const answersFrom = 0.35
/** A message that repeats little of what anyone asks is probably about something else, unless the answer is quite certain. */
const overlapFrom = 0.27
const certainFrom = 0.5
const certainOverlapFrom = 0.2
/** Two likely answers: the second becomes the first button. */
const runnerUpFrom = 0.2
/** The first three questions together are likely enough to ask which one is meant. */
const choosesFrom = 0.5
/** Minimum overlap to offer a question as a button. */
const offersFrom = 0.25

/** A story repeats only a small part of any question. */
const storyOverlapFrom = 0.15
/** The question of a story is harder to find, or it has two: unless one answer is this clear, the best two are given. */
const clearFrom = 0.6
const oneOfTwoFrom = 0.2
const secondFrom = 0.1
/** Minimum confidence to offer a question as a button after a story. */
const storyOffersFrom = 0.05

/** The nearest questions, for a message that none answers. */
export const offeredQuestions = (matches: readonly AnswerMatch[], message: Message): string[] =>
  matches
    .filter(({ overlap, confidence }) =>
      isLong(message) ? confidence >= storyOffersFrom : overlap >= offersFrom,
    )
    .slice(0, mostQuestions)
    .map(({ answer }) => answer.question)

const whichOne = (matches: readonly AnswerMatch[], message: Message): Reply => ({
  kind: 'unknown',
  message: answerWords[message.language].choose,
  sources: [],
  questions: offeredQuestions(matches, message),
})

const withRunnerUp = (best: AnswerMatch, second: AnswerMatch | undefined, message: Message, mode: Mode) =>
  replyWithAnswers(
    [best.answer],
    message,
    mode,
    second && second.confidence >= runnerUpFrom ? [second.answer.question] : [],
  )

function replyToStory(message: Message, [best, second]: readonly AnswerMatch[], mode: Mode): Reply | null {
  if (!best || best.overlap < storyOverlapFrom || best.confidence < oneOfTwoFrom) return null
  if (best.confidence >= clearFrom || !second || second.confidence < secondFrom)
    return withRunnerUp(best, second, message, mode)
  return replyWithAnswers([best.answer, second.answer], message, mode)
}

function replyToQuestion(message: Message, matches: readonly AnswerMatch[], mode: Mode): Reply | null {
  const [best, second] = matches
  if (!best) return null
  if (best.overlap < (best.confidence >= certainFrom ? certainOverlapFrom : overlapFrom)) return null
  if (best.confidence >= answersFrom) return withRunnerUp(best, second, message, mode)
  const likely = matches.slice(0, mostQuestions).reduce((sum, { confidence }) => sum + confidence, 0)
  return likely < choosesFrom ? null : whichOne(matches, message)
}

/**
 * The best answer of the bank, or the best two for a long story; a question back if several fit about as well; null if
 * none fits.
 * @param matches best first.
 */
export const answerReply = (message: Message, matches: readonly AnswerMatch[], mode: Mode): Reply | null =>
  isLong(message) ? replyToStory(message, matches, mode) : replyToQuestion(message, matches, mode)
