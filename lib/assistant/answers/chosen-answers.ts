import { matchAnswers, type AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { isLong, type Message } from '@/lib/assistant/understanding/message'
import { questionsOf } from '@/lib/assistant/understanding/questions'

/** Minimum confidence to answer. Below it, the likeliest questions are offered. */
const answersFrom = 0.3
/** A message that repeats little of what anyone asks is probably about something else, unless the answer is quite certain. */
const overlapFrom = 0.27
const certainFrom = 0.5
const certainOverlapFrom = 0.2

/** A story repeats only a small part of any question. */
const storyOverlapFrom = 0.15
/** The question of a story is harder to find, or it has two: unless one answer is this clear, the best two are given. */
const clearFrom = 0.5
const oneOfTwoFrom = 0.15
const secondFrom = 0.1

/** Minimum confidence for the answer to one of several questions. */
const partFrom = 0.3
/** From here, the answer to the whole message is given even if none of its questions leads to it. */
const wholeFrom = 0.35
const mostAnswers = 3

const unique = (found: readonly AnswerMatch[]) =>
  found.filter(({ answer }, place) => found.findIndex((one) => one.answer.id === answer.id) === place)

/** The answers to several questions, in their order. */
function toEach(questions: readonly Message[], [best]: readonly AnswerMatch[]): AnswerMatch[] {
  const found = questions
    .flatMap((question) => matchAnswers(question, 1))
    .filter(({ confidence, overlap }) => confidence >= partFrom && overlap >= certainOverlapFrom)
  const isMissing =
    best &&
    best.confidence >= wholeFrom &&
    best.overlap >= storyOverlapFrom &&
    found.every(({ answer }) => answer.id !== best.answer.id)
  return unique(isMissing ? [best, ...found] : found).slice(0, mostAnswers)
}

function toStory([best, second]: readonly AnswerMatch[]): AnswerMatch[] {
  if (!best || best.overlap < storyOverlapFrom || best.confidence < oneOfTwoFrom) return []
  return best.confidence >= clearFrom || !second || second.confidence < secondFrom ? [best] : [best, second]
}

function toQuestion([best]: readonly AnswerMatch[]): AnswerMatch[] {
  if (!best || best.confidence < answersFrom) return []
  return best.overlap < (best.confidence >= certainFrom ? certainOverlapFrom : overlapFrom) ? [] : [best]
}

/**
 * The answers to give: one to each question, the best two to a story whose question isn't clear. None if none fits.
 * @param matches of the whole message, best first
 */
export function chosenAnswers(message: Message, matches: readonly AnswerMatch[]): AnswerMatch[] {
  const questions = questionsOf(message)
  const found = questions.length > 1 ? toEach(questions, matches) : []
  if (found.length > 0) return found
  return isLong(message) ? toStory(matches) : toQuestion(matches)
}
