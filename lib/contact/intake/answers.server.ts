import 'server-only'
import { randomUUID } from 'node:crypto'
import { contactErrors } from '@/content/en/ui/contact/errors'
import { contactForm, contactNotices } from '@/content/en/ui/contact/form'
import { urgentWords } from '@/content/en/ui/contact/urgent'
import { office } from '@/content/generated/practice/office'
import type { Acceptance } from '@/lib/contact/intake/accept-request.server'
import { typedValues, type Outcome } from '@/lib/contact/intake/outcome'
import { storeOutcome, OUTCOME_COOKIE, OUTCOME_SECONDS } from '@/lib/contact/intake/outcomes.server'
import { nextSteps } from '@/lib/contact/request/next-steps'
import { env } from '@/lib/platform/env'
import { errorResponse, type ApiErrorCode } from '@/lib/platform/http/errors'
import { isSameOrigin } from '@/lib/platform/http/same-origin'
import { refusalsFor } from '@/lib/platform/launch-refusals'
import { clientAddress } from '@/lib/platform/limits/client-address'
import { takeFromLimit } from '@/lib/platform/limits/rate-limit.server'

/** Limits the rejected forms that one address makes us keep; far above what filling in a form takes. */
const returnedLimit = { name: 'contact-returned', points: 100, seconds: OUTCOME_SECONDS }

/** Waiting helps if the store is broken, but not if the site can't take requests at all. */
function messageFor(code: ApiErrorCode): string {
  const isClosed = code === 'unavailable' && refusalsFor(env()).length > 0
  return isClosed ? `${contactForm.closed} ${office.phone.display}.` : contactErrors[code]
}

/** The JSON response, for programs and for our form with JavaScript. */
export function answerJson(result: Acceptance): Response {
  if (result.ok) {
    const { reference, deadline, advice } = result
    const answer = {
      success: true,
      message: contactNotices[reference === null ? 'repeated' : 'success'].text,
      ...(reference !== null && { reference }),
      next: nextSteps(deadline, advice?.kind),
      ...(advice && { advice }),
    }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
  if (result.code === 'urgent') {
    const { ok: _ok, ...error } = result
    const answer = {
      success: false,
      error: { ...error, message: urgentWords.notSent[result.advice.language] },
    }
    return Response.json(answer, { status: 422, headers: { 'Cache-Control': 'no-store' } })
  }
  const { code, fields, retryAfterSeconds } = result
  const error = { code, message: messageFor(code), ...(fields && { fields }) }
  return errorResponse(error, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {})
}

/**
 * The response to our form without JavaScript: redirects to the result page, which finds the outcome by a
 * cookie. Typed text never gets into a URL. Forms on other websites must not replace the visitor's stored
 * outcome, so their result is in the URL only.
 */
export async function answerPage(
  result: Acceptance,
  fields: Record<string, unknown>,
  headers: Headers,
): Promise<Response> {
  const { SITE_URL, TRUSTED_PROXY_HOPS } = env()
  if (!isSameOrigin(headers, SITE_URL)) return seeOther('/contact/result?refused=foreign-origin')
  const limited = result.ok
    ? result
    : await takeFromLimit(returnedLimit, clientAddress(headers, TRUSTED_PROXY_HOPS))
  if (!limited.ok) return answerJson({ ...limited, code: 'too-many-requests' })
  const id = await storeOutcome(outcomeOf(result, fields))
  // Set by the proxy, or by Next if there is none.
  const secure = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? '; Secure' : ''
  return seeOther('/contact/result', {
    'Set-Cookie': `${OUTCOME_COOKIE}=${id}; Path=/contact; Max-Age=${OUTCOME_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  })
}

/** @param path relative, because the site may be open under a host other than SITE_URL. */
function seeOther(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store', ...headers },
  })
}

function outcomeOf(result: Acceptance, fields: Record<string, unknown>): Outcome {
  if (result.ok) {
    const { reference, deadline, advice } = result
    return { kind: 'received', reference, next: nextSteps(deadline, advice?.kind), ...(advice && { advice }) }
  }
  const form = { fields: result.fields ?? {}, values: typedValues(fields), idempotencyKey: randomUUID() }
  if (result.code === 'urgent') return { kind: 'urgent', advice: result.advice, ...form }
  const { code } = result
  return { kind: 'refused', code, message: messageFor(code), ...form }
}
