import 'server-only'
import OpenAI from 'openai'
import { z } from 'zod'
import { takeModelCall } from '@/lib/assistant/model/budget.server'
import { env } from '@/lib/platform/env'
import { fromJson } from '@/lib/text/from-json'

/** The model's output: the ids of the answers that fit, best first. */
const modelAnswerSchema = z.strictObject({ answers: z.array(z.string()) })

/** Maximum time a visitor waits for a model, including retries. */
const TIME_LIMIT_MS = 10_000
/** Don't retry if the provider asks for a longer pause, since a visitor is waiting. */
const LONGEST_PAUSE_SECONDS = 3
/** In bytes, many times what a list of ids takes. The whole answer is held in memory. */
const LARGEST_ANSWER = 100_000

/** Only error codes are logged, never texts. */
export type CallFailure =
  | ('budget' | 'timed-out' | 'stopped' | 'unreachable' | 'unreadable' | 'incomplete' | 'shape')
  | `status-${number}`
export type CallResult = { ok: true; ids: string[] } | { ok: false; code: CallFailure }

const format = {
  type: 'json_schema',
  name: 'answer',
  strict: true,
  schema: z.toJSONSchema(modelAnswerSchema),
} as const

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

/**
 * Calls the model, with one retry if that may help. Each attempt counts toward the daily budget.
 * @param signal aborts the call when the visitor has left.
 */
export async function callModel(
  { apiKey, instructions, input }: { apiKey: string; instructions: string; input: string },
  signal: AbortSignal,
): Promise<CallResult> {
  const { OPENAI_BASE_URL, OPENAI_MODEL, ASSISTANT_DAILY_BUDGET } = env()
  const spent = new AbortController()
  const timeLimit = AbortSignal.timeout(TIME_LIMIT_MS)

  const client = new OpenAI({
    apiKey,
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    // Set explicitly, so that the SDK doesn't read them from other environment variables.
    adminAPIKey: null,
    organization: null,
    project: null,
    // The SDK's log would contain what visitors write.
    logLevel: 'off',
    maxRetries: 1,
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
    const response = await client.responses.create(
      { model: OPENAI_MODEL, instructions, input, store: false, max_output_tokens: 1200, text: { format } },
      { signal: AbortSignal.any([signal, spent.signal, timeLimit]) },
    )
    // Other compatible providers omit the status.
    if ((response.status ?? 'completed') !== 'completed') return { ok: false, code: 'incomplete' }
    const answer = modelAnswerSchema.safeParse(fromJson(response.output_text))
    return answer.success ? { ok: true, ids: answer.data.answers } : { ok: false, code: 'shape' }
  } catch (error) {
    if (spent.signal.aborted) return { ok: false, code: 'budget' }
    if (signal.aborted) return { ok: false, code: 'stopped' }
    if (timeLimit.aborted) return { ok: false, code: 'timed-out' }
    if (error instanceof OpenAI.APIConnectionError) return { ok: false, code: 'unreachable' }
    const status: unknown = error instanceof OpenAI.APIError ? error.status : undefined
    return { ok: false, code: typeof status === 'number' ? `status-${status}` : 'unreadable' }
  }
}
