import 'server-only'
import OpenAI from 'openai'
import { zodTextFormat } from 'openai/helpers/zod'
import { z } from 'zod'
import { takeModelCall } from '@/lib/assistant/model/budget.server'
import { draftSchema, type Draft } from '@/lib/assistant/model/draft'
import { env } from '@/lib/platform/env'

/** Maximum time a visitor waits for a model, for all calls together. */
export const TIME_LIMIT_MS = 10_000
/** Don't retry if the provider asks for a longer pause, since a visitor is waiting. */
const LONGEST_PAUSE_SECONDS = 3
/** In bytes, many times what a short reply takes. The whole answer is held in memory. */
const LARGEST_ANSWER = 100_000

/** Only error codes are logged, never texts. */
export type CallFailure =
  | ('budget' | 'timed-out' | 'stopped' | 'unreachable' | 'unreadable' | 'incomplete' | 'shape')
  | `status-${number}`
export type CallResult = { ok: true; draft: Draft } | { ok: false; code: CallFailure }

const format = zodTextFormat(draftSchema, 'reply')

/** Stops retrying if the provider asks for a pause too long for a visitor, and reading if it sends too much. */
function withinLimits({ ok, status, headers, body }: Response): Response {
  const changed = new Headers(headers)
  const pause = Number(headers.get('retry-after') ?? 0)
  if (!ok && pause > LONGEST_PAUSE_SECONDS) changed.set('x-should-retry', 'false')
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > LARGEST_ANSWER) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(body?.pipeThrough(limit) ?? null, { status, headers: changed })
}

type Call = { apiKey: string; instructions: string; input: string; retries: number }

/**
 * Calls the model, again if that may help and `retries` allows it. Each attempt counts toward the daily budget.
 * @param signal aborts the call when the visitor has left
 * @param timeLimit aborts it when the visitor has waited long enough
 */
export async function callModel(
  { apiKey, instructions, input, retries }: Call,
  signal: AbortSignal,
  timeLimit: AbortSignal,
): Promise<CallResult> {
  const { OPENAI_BASE_URL, OPENAI_MODEL, ASSISTANT_DAILY_BUDGET } = env()
  const spent = new AbortController()

  const client = new OpenAI({
    apiKey,
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    // Set explicitly, so that the SDK doesn't read them from other environment variables.
    adminAPIKey: null,
    organization: null,
    project: null,
    // The SDK's log would contain what visitors write.
    logLevel: 'off',
    maxRetries: retries,
    timeout: TIME_LIMIT_MS,
    fetch: async (url, init) => {
      if (!(await takeModelCall(ASSISTANT_DAILY_BUDGET))) {
        spent.abort()
        throw new Error('budget')
      }
      return withinLimits(await fetch(url, { ...init, redirect: 'error', cache: 'no-store' }))
    },
  })

  try {
    const response = await client.responses.parse(
      { model: OPENAI_MODEL, instructions, input, store: false, max_output_tokens: 1200, text: { format } },
      { signal: AbortSignal.any([signal, spent.signal, timeLimit]) },
    )
    // Other compatible providers omit the status.
    if ((response.status ?? 'completed') !== 'completed') return { ok: false, code: 'incomplete' }
    const draft = response.output_parsed
    return draft ? { ok: true, draft } : { ok: false, code: 'shape' }
  } catch (error) {
    if (spent.signal.aborted) return { ok: false, code: 'budget' }
    if (signal.aborted) return { ok: false, code: 'stopped' }
    if (timeLimit.aborted) return { ok: false, code: 'timed-out' }
    if (error instanceof z.ZodError || error instanceof SyntaxError) return { ok: false, code: 'shape' }
    if (error instanceof OpenAI.APIConnectionError) return { ok: false, code: 'unreachable' }
    const status: unknown = error instanceof OpenAI.APIError ? error.status : undefined
    return { ok: false, code: typeof status === 'number' ? `status-${status}` : 'unreadable' }
  }
}
