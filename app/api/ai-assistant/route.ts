import type { NextRequest } from 'next/server'
import { assistantErrors } from '@/content/assistant/errors'
import { acceptMessage } from '@/lib/assistant/http/accept-message.server'
import { DEVICE_COOKIE, newDeviceCookie, readDevice } from '@/lib/assistant/http/device'
import { refuseMessage, respond } from '@/lib/assistant/http/respond.server'
import { chooseVariant } from '@/lib/variant/edge/choose-variant'
import { methodNotAllowed } from '@/lib/platform/http/errors'
import { readBody } from '@/lib/platform/http/read-body'
import { visitorPosition } from '@/lib/variant/place/visitor-position.server'
import { modeCookie } from '@/lib/variant/visitor-cookies'

export const dynamic = 'force-dynamic'

/** Answers a chat message. */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers, cookies } = request
  const device = readDevice(cookies.get(DEVICE_COOKIE)?.value)
  const accepted = await acceptMessage(headers, await readBody(request), device)
  if (!accepted.ok) return refuseMessage(accepted)

  const { variant: mode } = chooseVariant(cookies.get(modeCookie)?.value, visitorPosition(headers))
  const response = await respond(accepted.message, mode, request.signal)
  const isHttps = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
  if (device === null) response.headers.append('Set-Cookie', newDeviceCookie(isHttps))
  return response
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
