import { eventsOf } from '@/lib/assistant/http/event-stream'
import type { Reply, ReplyKind } from '@/lib/assistant/replies/reply'
import { asKind, asQuestions, asSources } from '@/lib/assistant/replies/reply-fields'
import { HttpError, isReadable, messageIn } from '@/lib/server/http/http-error'

/** A successful response. `message` is empty if the server sent none. */
export type Answer = {
  message: string
  sources: Reply['sources']
  kind: ReplyKind | undefined
  questions: string[]
  subject: string | undefined
}

/** The request was refused; the message is meant for the visitor. */
class RefusedError extends Error {
  override name = 'RefusedError'
}

function asAnswer(value: unknown): Answer {
  const { message, sources, kind, questions, subject } = Object(value) as Record<string, unknown>
  return {
    message: typeof message === 'string' ? message.trim() : '',
    sources: asSources(sources),
    kind: asKind(kind),
    questions: asQuestions(questions),
    subject: typeof subject === 'string' ? subject : undefined,
  }
}

async function refusalOf(response: Response): Promise<Error> {
  const body = await response.text()
  let reason: string | null = null
  try {
    reason = messageIn(JSON.parse(body))
  } catch {
    // Not JSON: the response of an intermediary.
  }
  if (reason) return new RefusedError(reason)
  // Of an unreadable page, the status is enough.
  return new HttpError(response.status, isReadable(body) ? body : '', response.statusText)
}

async function readStream(body: ReadableStream<Uint8Array>, onPart: (text: string) => void): Promise<Answer> {
  let text = ''
  for await (const { event, data } of eventsOf(body)) {
    const fields = Object(data) as Record<string, unknown>
    if (event === 'error') throw new RefusedError(messageIn(data) ?? '')
    if (event === 'done') return asAnswer({ ...fields, message: fields.message || text })
    if (event !== 'part' || typeof fields.text !== 'string') continue
    text += fields.text
    onPart(text)
  }
  // Half an answer may lack its caveat, so it is discarded.
  throw new RefusedError('')
}

/**
 * Reads the answer of POST /api/ai-assistant: JSON or server-sent events, depending on its Content-Type.
 * @param onPart receives the text so far, each time more arrives.
 * @throws RefusedError with the server's message (empty if there is none), HttpError with "status: body", or
 *   the connection's error.
 */
export async function readAnswer(response: Response, onPart: (text: string) => void): Promise<Answer> {
  if (!response.ok) throw await refusalOf(response)
  try {
    return await readBody(response, onPart)
  } catch (error) {
    // Not this API's response, such as a captive portal page. Parser messages don't help visitors.
    throw Object(error).name === 'SyntaxError' ? new RefusedError('') : error
  }
}

async function readBody(response: Response, onPart: (text: string) => void): Promise<Answer> {
  const isStream = response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')
  if (isStream && response.body) return readStream(response.body, onPart)
  return asAnswer(await response.json())
}
