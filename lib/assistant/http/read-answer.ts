import { replySchema, type Reply } from '@/lib/assistant/replies/reply'
import { HttpError, isReadable, messageIn } from '@/lib/platform/http/http-error'
import { fromJson } from '@/lib/text/from-json'

/**
 * Reads the response of POST /api/ai-assistant; null if it's a success without an answer.
 * @throws Error with the server's message for the visitor (empty if it isn't this API's response, such as a captive
 *   portal's page), or HttpError with "status: body".
 */
export async function readAnswer(response: Response): Promise<Reply | null> {
  const text = await response.text()
  const body = fromJson(text)
  if (response.ok) {
    if (body === null) throw new Error('')
    return replySchema.safeParse(body).data ?? null
  }
  const reason = messageIn(body)
  if (reason) throw new Error(reason)
  // Of an unreadable page, the status is enough.
  throw new HttpError(response.status, isReadable(text) ? text : '', response.statusText)
}
