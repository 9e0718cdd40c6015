import 'server-only'
import { callModel } from '@/lib/assistant/call-model.server'
import { problemIn } from '@/lib/assistant/check-answer'
import { mask } from '@/lib/assistant/mask'
import { parseModelAnswer, type ModelAnswer } from '@/lib/assistant/model-answer'
import { inputFor, instructionsFor, numberPassages, type NumberedPassage } from '@/lib/assistant/model-prompt'
import type { Language, Reply } from '@/lib/assistant/reply'
import { env } from '@/lib/env'
import { log } from '@/lib/log.server'
import type { SearchHit } from '@/lib/search/search'
import type { Mode } from '@/lib/variant'

type Asked = { text: string; mode: Mode; language: Language; passages: SearchHit[] }

function replyOf({ sentences }: ModelAnswer, passages: NumberedPassage[]): Reply {
  const told = passages.filter(({ id }) => sentences.some(({ passage }) => passage === id))
  return {
    message: sentences.map(({ text }) => text.trim()).join(' '),
    sources: told.map(({ pageTitle, heading, href }) => ({
      title: heading === pageTitle ? pageTitle : `${pageTitle}: ${heading}`,
      href,
    })),
    kind: 'passage',
  }
}

/** Only a code: what a visitor wrote and what a model said stand in no log. */
function report(code: string): null {
  log().warn({ code }, "assistant: model's answer not used")
  return null
}

/**
 * The passages' answer in a model's words, or null: then the embedded answer is given. Null at once without
 * OPENAI_API_KEY, without passages, and where the text may hold something that points to a person; after at most 10
 * seconds where the model fails; and where its answer does not hold (see `problemIn`). The caller has asked the rules of
 * steps 1 to 3 before, and asks them about the answer again. Never throws.
 * @param mode is in the passages already: they are the ones that such visitors may see.
 * @param signal ends the call when the visitor stops waiting.
 */
export async function modelReply(
  { text, language, passages }: Asked,
  signal: AbortSignal,
): Promise<Reply | null> {
  const apiKey = env().OPENAI_API_KEY
  if (apiKey === undefined || passages.length === 0) return null
  const { text: question, isCertain } = mask(text)
  if (!isCertain) return null

  const numbered = numberPassages(passages)
  const result = await callModel(
    { apiKey, instructions: instructionsFor(language), input: inputFor(question, numbered) },
    signal,
  )
  if (!result.ok) return result.code === 'stopped' ? null : report(result.code)

  const answer = parseModelAnswer(result.text)
  if (answer === null) return report('shape')
  const problem = problemIn(answer, { question, language, passages: numbered })
  if (problem === 'unknown') return null
  return problem === null ? replyOf(answer, numbered) : report(problem)
}
