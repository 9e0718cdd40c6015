import 'server-only'
import { replyFromMatches } from '@/lib/assistant/answers/embedded-reply'
import { matchAnswers, type AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { writtenByModel } from '@/lib/assistant/model/model.server'
import type { Reply } from '@/lib/assistant/replies/reply'
import { safetyReply } from '@/lib/assistant/replies/safety-replies'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** How many of the likeliest answers a model may write from. */
const candidateCount = 12

/** As the AI notice promises, questions about the practice and what the assistant declines never reach a model. */
const staysHere = ({ kind, subject }: Reply) =>
  kind === 'practice' || kind === 'refusal' || subject === 'practice'

/** What the assistant says without a model, and the answers that a model may write from; none if the message stays here. */
export function withoutModel(message: Message, mode: Mode): { reply: Reply; matches: AnswerMatch[] } {
  const urgent = safetyReply(message, mode)
  if (urgent) return { reply: urgent, matches: [] }
  const matches = matchAnswers(message, candidateCount)
  const reply = replyFromMatches(matches, message, mode)
  return { reply, matches: staysHere(reply) ? [] : matches }
}

/**
 * Answers a message. Urgent messages get a fixed reply at once. Everything else is answered from the bank of answers
 * (content/en/answers); if a model is configured, it may write the reply from them. Never throws because of user input.
 * @param signal aborts a model call when the visitor stops waiting
 */
export async function answer(message: Message, mode: Mode, signal: AbortSignal): Promise<Reply> {
  const { reply, matches } = withoutModel(message, mode)
  return (await writtenByModel(message, matches, mode, signal)) ?? reply
}
