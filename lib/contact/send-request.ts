/** Long enough for a slow phone connection; a repeat within ten minutes is the same request to the server. */
const timeLimitMs = 30_000

/** A call that was answered with anything but success (spec 8: the status, a colon and a space, then the body). */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`)
  }
}

async function post(request: Record<string, unknown>): Promise<{ reference?: unknown }> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
  return response.json()
}

type Refusal = { message: string | null; fields: Record<string, string> }

/** What our own server says of a refusal; an answer from anything in between (a proxy's page, say) says nothing. */
function refusal(error: unknown): Refusal {
  const nothing = { message: null, fields: {} }
  if (!(error instanceof HttpError)) return nothing
  try {
    const { message, fields } = JSON.parse(error.body).error
    return typeof message === 'string' ? { message, fields: fields ?? {} } : nothing
  } catch {
    return nothing
  }
}

export type SendResult = { ok: true; reference: string } | ({ ok: false } & Refusal)

/** Sends an appointment request from the page. A refusal's `message` is null where the server gave no reason of its own. */
export async function sendRequest(request: Record<string, unknown>): Promise<SendResult> {
  try {
    const { reference } = await post(request)
    return { ok: true, reference: String(reference ?? '') }
  } catch (error) {
    return { ok: false, ...refusal(error) }
  }
}
