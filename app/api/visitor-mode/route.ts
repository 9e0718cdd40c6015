import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { doorErrors } from '@/content/door-errors'
import { env } from '@/lib/env'
import { methodNotAllowed } from '@/lib/http/errors'
import { readBody } from '@/lib/http/read-body'
import { isSameOrigin } from '@/lib/http/same-origin'
import { cookieAttributes, modeCookie, settledModes } from '@/lib/visitor-cookies'

const choiceSchema = z.object({ mode: z.enum([...settledModes, 'automatic']) })

/** Back to the switch, whatever came: a choice that cannot be read changes nothing, and the page says what holds. */
function backTo(location: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/** The visitor's own switch, without script: sets or clears the mode cookie and goes back to where it was pressed. */
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

const notAllowed = methodNotAllowed(doorErrors['method-not-allowed'])

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
}
