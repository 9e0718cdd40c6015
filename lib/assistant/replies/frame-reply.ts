import { framedFacets, frameWords } from '@/content/assistant/frame-words'
import { frameOf } from '@/lib/assistant/understanding/frame'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Answer } from '@/content/schemas/answer-schema'

/**
 * Repeats the operation and the time since that a message tells, as the start of an answer on what comes after that operation: "Since
 * you’re 3 weeks out from a fusion:". Null for other answers, and if it isn't certain.
 */
export function frameIntro(message: Message, { subject, facet }: Answer): string | null {
  const frame = frameOf(message)
  if (!frame) return null
  const { operation, count, unit, relative } = frame
  const isAfter =
    subject === 'after-surgery' || (subject === operation.subject && framedFacets.includes(facet))
  if (!isAfter) return null
  const { language } = message
  const time = `${count} ${unit[language][count === 1 ? 0 : 1]}`
  return frameWords[language](relative && relative[language], time, operation[language])
}
