import { answers } from '@/lib/assistant/answers/answer-index'
import { offTopicLikelihood, topicFit } from '@/lib/assistant/answers/topic-of-question'
import { wordingOverlap } from '@/lib/assistant/answers/wording-overlap'
import { softmax } from '@/lib/assistant/classifier/classifiers'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Answer } from '@/content/schemas/answer-schema'

export type AnswerMatch = {
  answer: Answer
  /** How likely this is the answer, compared with all others and with having none, from 0 to 1. */
  confidence: number
  /** How closely the message repeats one of its wordings, from 0 to 1. */
  overlap: number
}

/** What the overlap of a wording counts next to subject and facet. Chosen on wordings left out of training. */
const overlapWeight = 6

/** The answers that fit a message best, best first: by subject, facet and wording. */
export function matchAnswers(message: Message, limit = 5): AnswerMatch[] {
  const fit = topicFit(message)
  const overlaps = wordingOverlap(message)
  const scores = answers.map((answer, index) => fit(answer) + overlapWeight * (overlaps.get(index) ?? 0))
  const onTopic = 1 - offTopicLikelihood(message)
  return softmax(scores)
    .map((likelihood, index) => ({
      answer: answers[index]!,
      confidence: onTopic * likelihood,
      overlap: overlaps.get(index) ?? 0,
    }))
    .sort((first, second) => second.confidence - first.confidence)
    .slice(0, limit)
}
