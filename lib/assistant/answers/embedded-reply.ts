import { answerReply, offeredQuestions } from '@/lib/assistant/answers/answer-reply'
import { matchAnswers, type AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { unknownReply } from '@/lib/assistant/answers/unknown-reply'
import { afterGeneralAnswer, personalReplyTo } from '@/lib/assistant/replies/personal-replies'
import type { Reply } from '@/lib/assistant/replies/reply'
import { safetyReply } from '@/lib/assistant/replies/safety-replies'
import { personalTopicOf } from '@/lib/assistant/safety/personal'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** Says that nothing fits, and offers a person and the nearest questions. */
export const nothingFits = (matches: readonly AnswerMatch[], message: Message, mode: Mode): Reply => ({
  ...unknownReply(message, mode),
  questions: offeredQuestions(matches, message),
})

/**
 * The reply without a model to a message that isn't urgent. What only a clinician can decide gets the general answer
 * behind it, and says so. If no answer fits: the nearest questions, and a person.
 * @param matches best first.
 */
export function replyFromMatches(matches: readonly AnswerMatch[], message: Message, mode: Mode): Reply {
  const general = answerReply(message, matches, mode)
  const isAnswered = general !== null && general.kind !== 'unknown'
  const topic = personalTopicOf(message, isAnswered)
  if (topic === null) return general ?? nothingFits(matches, message, mode)
  if (isAnswered) return general.kind === 'practice' ? general : afterGeneralAnswer(general, topic, message)
  return { ...personalReplyTo(topic, message, mode), questions: offeredQuestions(matches, message) }
}

/** The reply to any message, without a model. */
export const embeddedReply = (message: Message, mode: Mode): Reply =>
  safetyReply(message, mode) ?? replyFromMatches(matchAnswers(message), message, mode)
