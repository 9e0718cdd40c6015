import { offTopic } from '@/lib/assistant/classifier/labels'
import { messageClassifier } from '@/lib/assistant/classifier/message-classifier'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Answer } from '@/content/schemas/answer-schema'

const subjectsOf = messageClassifier<string>('subject')
const facetsOf = messageClassifier<string>('facet')

/** How likely a message has nothing to do with the spine, the practice, or care around surgery, from 0 to 1. */
export const offTopicLikelihood = (message: Message): number => subjectsOf(message)[offTopic] ?? 0

/** Keeps the logarithm finite for a subject or facet that seems impossible. */
const least = 1e-6

/** A question this short after an answer is probably about the same subject: "and driving?" */
const shortWords = 6
const sameSubject = 0.5

/** A bare name, such as "sciatica", asks what it is. */
const nameWords = 2
const meansWhat = 0.5

/**
 * How well a message fits the subject and the facet of an answer, as a log probability (0 at most). Recognizing both
 * separately finds "driving after laminectomy" even if only driving after other operations was ever asked like that.
 */
export function topicFit(message: Message): (answer: Answer) => number {
  const subjects = subjectsOf(message)
  const facets = facetsOf(message)
  const { text, about } = message
  const words = text.trim().split(/\s+/).length
  const follows = about !== undefined && words <= shortWords
  const isName = about === undefined && words <= nameWords
  const likely = (subject: string) => {
    const found = subjects[subject] ?? 0
    return follows ? (1 - sameSubject) * found + (subject === about ? sameSubject : 0) : found
  }
  const asked = (facet: string) => {
    const found = facets[facet] ?? 0
    return isName ? (1 - meansWhat) * found + (facet === 'what' ? meansWhat : 0) : found
  }
  return ({ subject, facet }) => Math.log(likely(subject) + least) + Math.log(asked(facet) + least)
}
