import 'server-only'
import { callModel } from '@/lib/assistant/model/call-model.server'
import { modelInput, modelInstructions } from '@/lib/assistant/model/model-prompt'
import { questionForModel } from '@/lib/assistant/privacy/question-for-model'
import type { Answer } from '@/content/schemas/answer-schema'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log/log.server'

/** A question may have two parts. */
const mostAnswers = 2

/** Logs only a code: logs must not contain what a visitor wrote or a model answered. */
function report(code: string): null {
  log().warn({ code }, "assistant: model's answer not used")
  return null
}

/**
 * The answers that a model chooses for a question, none if it says that none fits; or null, in which case the caller chooses.
 * Null immediately without OPENAI_API_KEY; after at most 10 seconds if the model fails; and
 * if it names anything that isn't among the candidates. No word of the model ever reaches a visitor. Never throws.
 * @param signal aborts the call when the visitor stops waiting.
 */
export async function chosenByModel(
  text: string,
  candidates: readonly Answer[],
  signal: AbortSignal,
): Promise<Answer[] | null> {
  const apiKey = env().OPENAI_API_KEY
  if (apiKey === undefined || candidates.length === 0) return null
  const question = questionForModel(text)
  if (question === null) return null

  const input = modelInput(question, candidates)
  const result = await callModel({ apiKey, instructions: modelInstructions, input }, signal)
  if (!result.ok) return result.code === 'stopped' ? null : report(result.code)

  const chosen = [...new Set(result.ids)].map((id) => candidates.find((candidate) => candidate.id === id))
  if (chosen.length > mostAnswers || chosen.some((answer) => answer === undefined)) return report('answer-id')
  return chosen.filter((answer) => answer !== undefined)
}
