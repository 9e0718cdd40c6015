import 'server-only'
import { contactErrors } from '@/content/contact-errors'
import { contactNotices } from '@/content/contact-form'
import type { Acceptance } from '@/lib/contact/accept-request.server'
import type { Outcome } from '@/lib/contact/outcome'
import { keepOutcome, OUTCOME_COOKIE, OUTCOME_SECONDS, typedValues } from '@/lib/contact/outcomes.server'
import { errorResponse } from '@/lib/http/errors'

/** Answers a program, or our form with script (architecture: POST /api/contact). */
export function answerJson(result: Acceptance): Response {
  if (result.ok) {
    const answer = { success: true, message: contactNotices.success.text, reference: result.reference }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
  const { code, fields, retryAfterSeconds } = result
  const error = { code, message: contactErrors[code], ...(fields && { fields }) }
  return errorResponse(error, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {})
}

/**
 * Answers our form without script: on to the result page, which finds the outcome by a cookie. Nothing that was typed
 * gets into an address.
 */
export async function answerPage(
  result: Acceptance,
  fields: Record<string, unknown>,
  headers: Headers,
): Promise<Response> {
  const id = await keepOutcome(outcomeOf(result, fields))
  // The proxy's word, or Next's own where there is no proxy.
  const secure = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? '; Secure' : ''
  return new Response(null, {
    status: 303,
    headers: {
      // Relative: the site may be open under another host than SITE_URL.
      Location: '/contact/result',
      'Set-Cookie': `${OUTCOME_COOKIE}=${id}; Path=/contact; Max-Age=${OUTCOME_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
      'Cache-Control': 'no-store',
    },
  })
}

function outcomeOf(result: Acceptance, fields: Record<string, unknown>): Outcome {
  if (result.ok) return { kind: 'received', reference: result.reference }
  const { code, fields: errors = {} } = result
  // What another website put into the form is not shown on ours.
  const values = code === 'foreign-origin' ? {} : typedValues(fields)
  return { kind: 'refused', code, message: contactErrors[code], fields: errors, values }
}
