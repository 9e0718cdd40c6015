import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { requestErrors } from '@/content/en/ui/site/request-errors'
import { env } from '@/lib/platform/env'
import { methodNotAllowed } from '@/lib/platform/http/errors'
import { readBody } from '@/lib/platform/http/read-body'
import { isSameOrigin } from '@/lib/platform/http/same-origin'
import { ourNumber } from '@/lib/variant/location/choice'
import { cookieAttributes, modeCookie, settledModes } from '@/lib/variant/visitor-cookies'

const choiceSchema = z.object({
  mode: z.enum([...settledModes, 'automatic']),
  /** Return to the page that the form is on, rather than to the switch. */
  back: z.literal('page').optional(),
})

/** Always redirects to the switch: an invalid choice changes nothing, and the page shows the current mode. */
function backTo(location: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/** The path of the page that the form is on; null unless it is one of ours. */
async function formPage(headers: Headers): Promise<string | null> {
  const path = URL.parse(headers.get('referer') ?? '')?.pathname
  const { labelOf } = await import('@/lib/site/routes')
  return path && labelOf(path) ? path : null
}

/** The mode switch without JavaScript: sets or clears the mode cookie and redirects back. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const body = await readBody(request)
  const choice = choiceSchema.safeParse(body.ok ? body.fields : null)
  if (!choice.success || !isSameOrigin(request.headers, env().SITE_URL)) return backTo('/toggle')

  const { mode, back } = choice.data
  const page = back && (await formPage(request.headers))
  const response = backTo(page ? `${page}#${ourNumber}` : `/toggle#${mode}`)
  const source = mode === 'local' ? 'choice' : 'guess'
  const attributes = cookieAttributes(request.nextUrl.protocol === 'https:', source)
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
