import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { requestErrors } from '@/content/en/ui/site/request-errors'
import { env } from '@/lib/env'
import { methodNotAllowed } from '@/lib/server/http/errors'
import { readBody } from '@/lib/server/http/read-body'
import { isSameOrigin } from '@/lib/server/http/same-origin'
import { cookieAttributes, modeCookie, settledModes } from '@/lib/variant/visitor-cookies'

const choiceSchema = z.object({ mode: z.enum([...settledModes, 'automatic']) })

/** Always redirects to the switch: an invalid choice changes nothing, and the page shows the current mode. */
function backTo(location: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/** The mode switch without JavaScript: sets or clears the mode cookie and redirects back. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const body = await readBody(request)
  const choice = choiceSchema.safeParse(body.ok ? body.fields : null)
  if (!choice.success || !isSameOrigin(request.headers, env().SITE_URL)) return backTo('/toggle')

  const { mode } = choice.data
  const response = backTo(`/toggle#${mode}`)
  const attributes = cookieAttributes(request.nextUrl.protocol === 'https:')
  if (mode === 'automatic') response.cookies.set(modeCookie, '', { ...attributes, maxAge: 0 })
  else response.cookies.set(modeCookie, mode, attributes)
  return response
}

const notAllowed = methodNotAllowed(requestErrors['method-not-allowed'])

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
}
