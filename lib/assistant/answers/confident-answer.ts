import { replyWithAnswers } from '@/lib/assistant/answers/reply-with-answers'
import { matchAnswers } from '@/lib/assistant/answers/match-answers'
import type { Reply } from '@/lib/assistant/replies/reply'
import { urgencyOf } from '@/lib/assistant/safety/urgency'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** Higher than in the chat, because nobody asked for an answer: people search for pages, too. */
const confidenceFrom = 0.6
const overlapFrom = 0.5

/** The question and answer that a search is clearly about; null if there is none, or if the search is urgent. */
export function confidentAnswer(message: Message, mode: Mode): (Reply & { question: string }) | null {
  if (urgencyOf(message).kind !== 'none') return null
  const [best] = matchAnswers(message, 1)
  if (!best || best.confidence < confidenceFrom || best.overlap < overlapFrom) return null
  return { ...replyWithAnswers([best.answer], message, mode), question: best.answer.question }
}
