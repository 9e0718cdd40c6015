import { answers } from '@/lib/assistant/answers/answer-index'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { modelInput, modelInstructions } from '@/lib/assistant/model/model-prompt'
import { offeredTexts, type OfferedText } from '@/lib/assistant/model/offered-texts'
import { questionForModel } from '@/lib/assistant/privacy/question-for-model'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** All that is sent to a model about a message, and the texts it may rest on. */
export type ModelRequest = { instructions: string; input: string; offered: OfferedText[] }

/** Only the name of a subject of ours, so that nothing else can be passed on as what was talked about. */
const subjectOf = (about: string | undefined): string | null =>
  answers.some(({ subject }) => subject === about) ? about!.replaceAll('-', ' ') : null

/** The request for a message; null if its text would be costly to mask. */
export function modelRequest(
  message: Message,
  matches: readonly AnswerMatch[],
  mode: Mode,
): ModelRequest | null {
  const question = questionForModel(message.text)
  if (question === null) return null
  const offered = offeredTexts(message, matches, mode)
  return {
    instructions: modelInstructions(message.language),
    input: modelInput(question, subjectOf(message.about), offered),
    offered,
  }
}
