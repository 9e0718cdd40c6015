import { after } from 'next/server'
import { contactErrors } from '@/content/en/ui/contact/errors'
import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { answerJson, answerPage } from '@/lib/contact/intake/answers.server'
import { deliveryWorker } from '@/lib/contact/delivery/worker.server'
import { methodNotAllowed } from '@/lib/platform/http/errors'
import { bodyEncoding, readBody, type Body } from '@/lib/platform/http/read-body'

export const dynamic = 'force-dynamic'

/** Accepts an appointment request as JSON or as a form post. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  const body = await readBody(request)
  const result = body.ok ? await acceptRequest({ headers, fields: body.fields }) : body
  if (result.ok) after(() => deliveryWorker().wake())
  return fromOurPage(body, headers)
    ? answerPage(result, body.ok ? body.fields : {}, headers)
    : answerJson(result)
}

/**
 * Whether this is our own form, submitted without JavaScript. If the fields can't be read, the Accept header
 * decides.
 */
function fromOurPage(body: Body, headers: Headers): boolean {
  if (body.ok) return body.encoding === 'form' && body.fields.view === 'page'
  return bodyEncoding(headers) === 'form' && (headers.get('accept') ?? '').includes('text/html')
}

const notAllowed = methodNotAllowed(contactErrors['method-not-allowed'])

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
}
