import 'server-only'
import { replyFromMatches, replyWithChosen } from '@/lib/assistant/answers/embedded-reply'
import { matchAnswers } from '@/lib/assistant/answers/match-answers'
import { chosenByModel } from '@/lib/assistant/model/model.server'
import type { Reply } from '@/lib/assistant/replies/reply'
import { safetyReply } from '@/lib/assistant/replies/safety-replies'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** How many of the likeliest answers a model may choose from. */
const candidateCount = 12

/** As the AI notice promises, questions about the practice and what the assistant declines never reach a model. */
const staysHere = ({ kind, subject }: Reply) =>
  kind === 'practice' || kind === 'refusal' || subject === 'practice'

/**
 * Answers a message. Urgent messages get a fixed reply at once. Everything else is answered from the bank of answers
 * (content/en/answers); if a model is configured, it may choose which. Never throws because of user input.
 * @param signal aborts a model call when the visitor stops waiting
 */
export async function answer(message: Message, mode: Mode, signal: AbortSignal): Promise<Reply> {
  const urgent = safetyReply(message, mode)
  if (urgent) return urgent
  const matches = matchAnswers(message, candidateCount)
  const reply = replyFromMatches(matches, message, mode)
  if (staysHere(reply)) return reply
  const candidates = matches.map((match) => match.answer)
  const chosen = await chosenByModel(message.text, candidates, signal)
  return chosen ? replyWithChosen(chosen, matches, message, mode) : reply
}
