import { answers } from '@/lib/assistant/answers/answer-index'
import { wordingOverlap } from '@/lib/assistant/answers/wording-overlap'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Answer } from '@/content/schemas/answer-schema'

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
export function followUps(shown: readonly [Answer, ...Answer[]], message: Message): string[] {
  const overlaps = wordingOverlap(message)
  const { subject } = shown[0]
  const isOrdered = hasOverview(subject)
  return answers
    .map((other, index) => ({ other, distance: isOrdered ? placeOf(other) : -(overlaps.get(index) ?? 0) }))
    .filter(({ other }) => other.subject === subject && shown.every(({ id }) => id !== other.id))
    .toSorted((first, second) => first.distance - second.distance)
    .map(({ other }) => other.question)
}
