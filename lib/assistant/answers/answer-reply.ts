import { chosenAnswers } from '@/lib/assistant/answers/chosen-answers'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { mostQuestions, replyWithAnswers } from '@/lib/assistant/answers/reply-with-answers'
import { isLong, type Message } from '@/lib/assistant/understanding/message'
import type { Reply } from '@/lib/assistant/replies/reply'
import { answerWords } from '@/content/assistant/answer-words'
import type { Mode } from '@/lib/variant/variant'

/** Another likely answer becomes the first button. */
const runnerUpFrom = 0.2
/** The first three questions together are likely enough to ask which one is meant. */
const choosesFrom = 0.5
/** Minimum overlap to offer a question as a button. */
const offersFrom = 0.25
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

/** Asks which one is meant, if several questions fit about as well. */
function whichOne(message: Message, matches: readonly AnswerMatch[]): Reply | null {
  const questions = offeredQuestions(matches, message)
  const likely = matches.slice(0, mostQuestions).reduce((sum, { confidence }) => sum + confidence, 0)
  if (isLong(message) || likely < choosesFrom || questions.length === 0) return null
  return { kind: 'unknown', message: answerWords[message.language].choose, sources: [], questions }
}

/**
 * The answers of the bank that fit; a question back if several fit about as well; null if none does.
 * @param matches best first.
 */
export function answerReply(message: Message, matches: readonly AnswerMatch[], mode: Mode): Reply | null {
  const [first, ...others] = chosenAnswers(message, matches).map(({ answer }) => answer)
  if (!first) return whichOne(message, matches)
  const runnersUp = matches.filter(({ confidence }) => confidence >= runnerUpFrom).map(({ answer }) => answer)
  const next = runnersUp.filter(({ id }) => id !== first.id && others.every((other) => other.id !== id))
  return replyWithAnswers(
    [first, ...others],
    message,
    mode,
    next.map(({ question }) => question),
  )
}
