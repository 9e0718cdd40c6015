import { offTopic } from '@/lib/assistant/classifier/labels'
import type { Likelihoods } from '@/lib/assistant/classifier/classifiers'
import { messageClassifier } from '@/lib/assistant/classifier/message-classifier'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Answer } from '@/content/schemas/answer-schema'
import { wordCount } from '@/lib/text/word-count'

const subjectsOf = messageClassifier<string>('subject')
const facetsOf = messageClassifier<string>('facet')
const answersOf = messageClassifier<string>('answer')

/** How likely a message has nothing to do with the spine, the practice, or care around surgery, from 0 to 1. */
export const offTopicLikelihood = (message: Message): number =>
  subjectsOf(message.whole ?? message)[offTopic] ?? 0

/** Keeps the logarithm finite for a subject, facet or answer that seems impossible. */
const least = 1e-4

/** What each of the three classifiers counts. */
const weight = 0.5

/** A question this short after an answer is probably about the same subject: "and driving?" */
const shortWords = 6
const sameSubject = 0.5

/** A bare name, such as "sciatica", asks what it is. */
const nameWords = 2
const meansWhat = 0.5

/** What one of several questions says itself counts this much, and the whole message the rest: often only that names the subject. */
const ownShare = { subject: 0.3, facet: 0.8, answer: 0.3 }

/** "How long does it take?" sounds like a question on visits, so only the whole message tells whether it's about the practice. */
const practice = 'practice'
const practiceFrom = 0.5

/** How likely a message has a label; one of several questions is judged together with the whole message. */
function reader(classify: (message: Message) => Likelihoods<string>, message: Message, share: number) {
  const own = classify(message)
  if (!message.whole) return (label: string) => own[label] ?? 0
  const whole = classify(message.whole)
  const isOurs = (subjectsOf(message.whole)[practice] ?? 0) >= practiceFrom
  return (label: string) => {
    const together = share * (own[label] ?? 0) + (1 - share) * (whole[label] ?? 0)
    if (label.split('/')[0] !== practice) return together
    return isOurs ? (whole[label] ?? 0) : 0
  }
}

/**
 * How well a message fits an answer, as a log probability (0 at most). Besides the answer itself, its subject and facet are recognized
 * separately, which finds "driving after laminectomy" even if only driving after other operations was ever asked like that.
 */
export function topicFit(message: Message): (answer: Answer) => number {
  const subjectIs = reader(subjectsOf, message, ownShare.subject)
  const facetIs = reader(facetsOf, message, ownShare.facet)
  const answerIs = reader(answersOf, message, ownShare.answer)
  const { text, about } = message
  const words = wordCount(text)
  const follows = about !== undefined && words <= shortWords
  const isName = about === undefined && words <= nameWords
  const mixed = (found: number, share: number, other: number) => (1 - share) * found + share * other
  const likely = ({ id, subject, facet }: Answer) => {
    const facetLikely = isName ? mixed(facetIs(facet), meansWhat, Number(facet === 'what')) : facetIs(facet)
    if (!follows) return [subjectIs(subject), facetLikely, answerIs(id)]
    const isSame = Number(subject === about)
    return [
      mixed(subjectIs(subject), sameSubject, isSame),
      facetLikely,
      mixed(answerIs(id), sameSubject, isSame * facetLikely),
    ]
  }
  return (answer) =>
    weight * likely(answer).reduce((sum, likelihood) => sum + Math.log(likelihood + least), 0)
}
