import type { NextRequest } from 'next/server'
import { assistantErrors } from '@/content/assistant-errors'
import { acceptMessage } from '@/lib/assistant/accept-message.server'
import { answer } from '@/lib/assistant/answer.server'
import { languageOf } from '@/lib/assistant/language'
import { answerAsEvents, answerAtOnce, refuseMessage } from '@/lib/assistant/respond.server'
import { chooseVariant } from '@/lib/edge/choose-variant'
import { methodNotAllowed } from '@/lib/http/errors'
import { readBody } from '@/lib/http/read-body'
import { visitorPosition } from '@/lib/location/visitor-position.server'

export const dynamic = 'force-dynamic'

/** Answers a message to the assistant, as JSON or as server-sent events (architecture: contracts). */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers, cookies } = request
  const accepted = await acceptMessage(headers, await readBody(request))
  if (!accepted.ok) return refuseMessage(accepted)

  const cookie = (name: string) => cookies.get(name)?.value
  const { mode } = chooseVariant({ headers, cookie }, visitorPosition(headers)).variant
  const answering = (signal: AbortSignal) => answer(accepted.text, mode, signal)
  const wantsEvents = (headers.get('accept') ?? '').includes('text/event-stream')
  const waiting = { signal: request.signal, language: languageOf(accepted.text) }
  return wantsEvents ? answerAsEvents(answering, waiting) : answerAtOnce(answering, waiting)
}

const notAllowed = methodNotAllowed(assistantErrors['method-not-allowed'])

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
}
