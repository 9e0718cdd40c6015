import type { NextRequest } from 'next/server'
import { assistantErrors } from '@/content/assistant/errors'
import { acceptMessage } from '@/lib/assistant/http/accept-message.server'
import { answer } from '@/lib/assistant/answer.server'
import { languageOf } from '@/lib/assistant/understanding/language'
import { answerAsEvents, answerAtOnce, refuseMessage } from '@/lib/assistant/http/respond.server'
import { chooseVariant } from '@/lib/variant/edge/choose-variant'
import { methodNotAllowed } from '@/lib/server/http/errors'
import { readBody } from '@/lib/server/http/read-body'
import { visitorPosition } from '@/lib/variant/place/visitor-position.server'
import { modeCookie } from '@/lib/variant/visitor-cookies'

export const dynamic = 'force-dynamic'

/** Answers a chat message, as JSON or as server-sent events. */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers, cookies } = request
  const accepted = await acceptMessage(headers, await readBody(request))
  if (!accepted.ok) return refuseMessage(accepted)

  const { mode } = chooseVariant(cookies.get(modeCookie)?.value, visitorPosition(headers))
  const answering = (signal: AbortSignal) => answer(accepted, mode, signal)
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
