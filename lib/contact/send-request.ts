import { HttpError } from '@/lib/http/http-error'

/** Long enough for a slow phone connection; a repeat within ten minutes is the same request to the server. */
const timeLimitMs = 30_000

async function post(request: Record<string, unknown>): Promise<unknown> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
  return response.json()
}

/** What our own server answers when it has stored the request; nobody else's 200 says so. */
function isAccepted(answer: unknown): answer is { reference: string } {
  const { success, reference } = Object(answer) as Record<string, unknown>
  return success === true && typeof reference === 'string'
}

type Refusal = { message: string | null; fields: Record<string, string> }

const unexplained: Refusal = { message: null, fields: {} }

/** What our own server says of a refusal; an answer from anything in between (a proxy's page, say) says nothing. */
function refusal(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return unexplained
  try {
    const { message, fields } = JSON.parse(error.body).error
    return typeof message === 'string' ? { message, fields: fields ?? {} } : unexplained
  } catch {
    return unexplained
  }
}

export type SendResult = { ok: true; reference: string } | ({ ok: false } & Refusal)

/** Sends an appointment request from the page. A refusal's `message` is null where the server gave no reason of its own. */
export async function sendRequest(request: Record<string, unknown>): Promise<SendResult> {
  try {
    const answer = await post(request)
    return isAccepted(answer) ? { ok: true, reference: answer.reference } : { ok: false, ...unexplained }
  } catch (error) {
    return { ok: false, ...refusal(error) }
  }
}
