import 'server-only'
import { nothingFits } from '@/lib/assistant/answers/embedded-reply'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { callModel, TIME_LIMIT_MS, type CallFailure } from '@/lib/assistant/model/call-model.server'
import { problemsWith } from '@/lib/assistant/model/check-draft'
import { modelInputAgain } from '@/lib/assistant/model/model-prompt'
import { modelRequest } from '@/lib/assistant/model/model-request'
import { writtenReply } from '@/lib/assistant/model/written-reply'
import type { Reply } from '@/lib/assistant/replies/reply'
import type { Message } from '@/lib/assistant/understanding/message'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log/log.server'
import type { Mode } from '@/lib/variant/variant'

/** Logs only a code: logs must not contain what a visitor wrote or a model answered. */
function report(code: CallFailure | 'refused'): null {
  if (code !== 'stopped') log().warn({ code }, "assistant: model's answer not used")
  return null
}

/**
 * The reply that a model writes from the likeliest answers and pages, or null, in which case the caller replies without it: at
 * once without OPENAI_API_KEY, after at most 10 seconds if the model fails, and if what it writes is refused
 * twice (lib/assistant/model/check-draft.ts). Never throws.
 * @param signal aborts the call when the visitor stops waiting
 */
export async function writtenByModel(
  message: Message,
  matches: readonly AnswerMatch[],
  mode: Mode,
  signal: AbortSignal,
): Promise<Reply | null> {
  const apiKey = env().OPENAI_API_KEY
  if (apiKey === undefined || matches.length === 0) return null
  const request = modelRequest(message, matches, mode)
  if (request === null) return null
  const { instructions, offered } = request
  const timeLimit = AbortSignal.timeout(TIME_LIMIT_MS)
  let { input } = request

  for (const isLast of [false, true]) {
    // Only the first call is repeated if the connection fails.
    const call = { apiKey, instructions, input, retries: isLast ? 0 : 1 }
    const result = await callModel(call, signal, timeLimit)
    if (!result.ok) return report(result.code)
    if (result.draft.sentences.length === 0) return nothingFits(matches, message, mode)
    const problems = problemsWith(result.draft, offered, message.language)
    if (problems.length === 0) return writtenReply(result.draft, offered, matches, message, mode)
    input = modelInputAgain(request.input, problems)
  }
  return report('refused')
}
