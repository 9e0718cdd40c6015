import { after } from 'next/server'
import { contactErrors } from '@/content/contact-errors'
import { acceptRequest } from '@/lib/contact/accept-request.server'
import { answerJson, answerPage } from '@/lib/contact/answers.server'
import { deliveryWorker } from '@/lib/contact/delivery-worker.server'
import { errorResponse } from '@/lib/http/errors'
import { bodyEncoding, readBody, type Body } from '@/lib/http/read-body'

export const dynamic = 'force-dynamic'

/** Takes an appointment request as JSON or as a form (architecture: contracts). */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  const body = await readBody(request)
  const result = body.ok ? await acceptRequest({ headers, fields: body.fields }) : body
  if (result.ok) after(() => deliveryWorker().wake())
  return fromOurPage(body, headers)
    ? answerPage(result, body.ok ? body.fields : {}, headers)
    : answerJson(result)
}

/** Whether our own form sent this without script. When its fields cannot be read, the browser's wish decides. */
function fromOurPage(body: Body, headers: Headers): boolean {
  if (body.ok) return body.encoding === 'form' && body.fields.view === 'page'
  return bodyEncoding(headers) === 'form' && (headers.get('accept') ?? '').includes('text/html')
}

function methodNotAllowed(): Response {
  const code = 'method-not-allowed'
  return errorResponse({ code, message: contactErrors[code] }, { Allow: 'POST' })
}

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
}
