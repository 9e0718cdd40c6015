import { eventsOf } from '@/lib/assistant/event-stream'
import type { Reply, ReplyKind } from '@/lib/assistant/reply'
import { asKind, asSources } from '@/lib/assistant/reply-fields'
import { HttpError } from '@/lib/http/http-error'

/** What came back with success. `message` is empty where the server sent none (spec 8). */
export type Answer = { message: string; sources: Reply['sources']; kind: ReplyKind | undefined }

/** The call was refused, and says why in words for the visitor. */
class RefusedError extends Error {
  override name = 'RefusedError'
}

function asAnswer(value: unknown): Answer {
  const { message, sources, kind } = Object(value) as Record<string, unknown>
  return {
    message: typeof message === 'string' ? message.trim() : '',
    sources: asSources(sources),
    kind: asKind(kind),
  }
}

/** The words of an error body: our own documented shape, or a plain `message`. */
function reasonIn(body: unknown): string | null {
  const { message, error } = Object(body) as { message?: unknown; error?: { message?: unknown } | null }
  const reason = error?.message ?? message
  return typeof reason === 'string' && reason.trim() ? reason : null
}

async function refusalOf(response: Response): Promise<Error> {
  const body = await response.text()
  let reason: string | null = null
  try {
    reason = reasonIn(JSON.parse(body))
  } catch {
    // Not JSON: an answer of something in between.
  }
  if (reason) return new RefusedError(reason)
  // A page of a proxy is nothing to read in a notification; its status is.
  const isReadable = body.length <= 200 && !body.includes('<')
  return new HttpError(response.status, isReadable ? body : '', response.statusText)
}

async function readStream(body: ReadableStream<Uint8Array>, onPart: (text: string) => void): Promise<Answer> {
  let text = ''
  for await (const { event, data } of eventsOf(body)) {
    const fields = Object(data) as Record<string, unknown>
    if (event === 'error') throw new RefusedError(reasonIn(data) ?? '')
    if (event === 'done') return asAnswer({ ...fields, message: fields.message || text })
    if (event !== 'part' || typeof fields.text !== 'string') continue
    text += fields.text
    onPart(text)
  }
  // Half an answer may lack its "but": it is none.
  throw new RefusedError('')
}

/**
 * Reads the answer of POST /api/ai-assistant: JSON or server-sent events, by its Content-Type (spec 7).
 * @param onPart gets all of the text that has come so far, each time more has come.
 * @throws RefusedError with the server's words (empty where it has none), HttpError with "status: body" (spec 8), or
 *   what the connection threw.
 */
export async function readAnswer(response: Response, onPart: (text: string) => void): Promise<Answer> {
  if (!response.ok) throw await refusalOf(response)
  try {
    return await readBody(response, onPart)
  } catch (error) {
    // Not ours: a sign-in page of the network, say. What the parser says of it is for nobody.
    throw Object(error).name === 'SyntaxError' ? new RefusedError('') : error
  }
}

async function readBody(response: Response, onPart: (text: string) => void): Promise<Answer> {
  const isStream = response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')
  if (isStream && response.body) return readStream(response.body, onPart)
  return asAnswer(await response.json())
}
