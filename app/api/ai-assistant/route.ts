import type { NextRequest } from 'next/server'
import { assistantErrors } from '@/content/assistant-errors'
import { acceptMessage } from '@/lib/assistant/accept-message.server'
import { answer } from '@/lib/assistant/answer.server'
import { answerAsEvents, answerAtOnce, refuseMessage } from '@/lib/assistant/respond.server'
import { chooseVariant } from '@/lib/edge/choose-variant'
import { errorResponse } from '@/lib/http/errors'
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
  return wantsEvents ? answerAsEvents(answering, request.signal) : answerAtOnce(answering, request.signal)
}

function methodNotAllowed(): Response {
  const code = 'method-not-allowed'
  return errorResponse({ code, message: assistantErrors[code] }, { Allow: 'POST' })
}

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
}
