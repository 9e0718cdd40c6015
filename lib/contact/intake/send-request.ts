import type { NextSteps } from '@/lib/contact/request/next-steps'
import type { Advice } from '@/lib/urgency/advice'
import { HttpError, isReadable, messageIn } from '@/lib/platform/http/http-error'

/** Long enough for a slow phone connection. */
const timeLimitMs = 30_000

async function post(request: Record<string, unknown>, key: string): Promise<unknown> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
  return response.json()
}

type Accepted = { reference: string | null; next?: NextSteps; advice?: Advice }

/** Our server's response to a stored request; a 200 from anything else won't match. */
function isAccepted(answer: unknown): answer is Partial<Accepted> {
  const { success, reference, next } = Object(answer) as Record<string, unknown>
  return success === true && (typeof reference === 'string' || next !== undefined)
}

type Refusal = { message: string | null; fields: Record<string, string>; advice?: Advice }

const unexplained: Refusal = { message: null, fields: {} }

/**
 * A refusal: our server's own format, a plain `message`, or a line of text, which is shown behind its status. An error
 * page from a proxy explains nothing to a visitor.
 */
function refusal(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return unexplained
  let body: unknown
  try {
    body = JSON.parse(error.body)
  } catch {
    const isExplained = error.body.trim() !== '' && isReadable(error.body)
    return isExplained ? { message: error.message, fields: {} } : unexplained
  }
  const message = messageIn(body)
  if (message === null) return unexplained
  const { fields, advice } = Object((body as { error?: unknown }).error) as Partial<Refusal>
  return { message, fields: fields ?? {}, ...(advice && { advice }) }
}

export type SendResult = ({ ok: true } & Accepted) | ({ ok: false } & Refusal)

/**
 * Sends an appointment request from the page. `message` is null if the server gave no reason of its own.
 * `advice` is there if the message describes a warning sign; with an emergency, nothing was sent.
 * @param key the `Idempotency-Key`; retries with the same key are the same request.
 */
export async function sendRequest(request: Record<string, unknown>, key: string): Promise<SendResult> {
  try {
    const answer = await post(request, key)
    if (!isAccepted(answer)) return { ok: false, ...unexplained }
    const { reference = null, next, advice } = answer
    return { ok: true, reference, ...(next && { next }), ...(advice && { advice }) }
  } catch (error) {
    return { ok: false, ...refusal(error) }
  }
}
