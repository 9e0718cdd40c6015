import 'server-only'
import { Resend } from 'resend'
import { watchCall } from '@/lib/contact/delivery/transports/call-watch.server'
import {
  NETWORK_LIMIT_MS,
  type SendResult,
  type Transport,
} from '@/lib/contact/delivery/transports/transport'

/** What nodemailer writes for `priority: 'high'`. */
const important = { 'X-Priority': '1 (Highest)', 'X-MSMail-Priority': 'High', Importance: 'High' }

/**
 * Sends through Resend. The e-mail's key is the idempotency key, which Resend remembers for 24 hours.
 * @param baseUrl RESEND_BASE_URL, set by tests to a local server.
 */
export function resendTransport(apiKey: string, baseUrl?: string, limitMs = NETWORK_LIMIT_MS): Transport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl: baseUrl.replace(/\/$/, '') } : {})
  return {
    async send({ key, date: _date, urgent, ...mail }) {
      // The client has no timeout, and returns failures instead of throwing.
      const signal = AbortSignal.timeout(limitMs)
      const idempotencyKey = `hanford-spine/${key}`
      const call = watchCall(new URL(resend.baseUrl), idempotencyKey)
      try {
        const { data, error, headers } = await resend.emails.send(
          urgent ? { ...mail, headers: important } : mail,
          { idempotencyKey, signal },
        )
        if (data?.id) return { ok: true, providerId: data.id }
        if (call.neverLeft()) return { ok: false, code: 'unreachable' }
        if (signal.aborted) return { ok: false, code: 'timed-out' }
        return error ? refusal(error, headers?.['retry-after']) : { ok: false, code: 'interrupted' }
      } finally {
        call.stop()
      }
    },
  }
}

/** The error in the response body. It may come from a proxy, with different or missing fields. */
type ResendError = { statusCode?: number | null; name?: string }

function refusal({ statusCode, name }: ResendError, retryAfter: string | undefined): SendResult {
  // 409 means either that the same call is in progress, or that the key was used for other content.
  if (name === 'concurrent_idempotent_requests') return { ok: false, code: 'interrupted' }
  if (name === 'invalid_idempotent_request') return { ok: false, code: 'key-reused' }
  // Without a status there was no usable response, so the e-mail may have been accepted.
  if (!statusCode || statusCode >= 500) return { ok: false, code: 'interrupted' }
  if (statusCode === 401 || statusCode === 403) return { ok: false, code: 'unauthorized' }
  if (statusCode !== 408 && statusCode !== 429) return { ok: false, code: 'refused' }
  const seconds = Number(retryAfter)
  return { ok: false, code: 'busy', ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) }
}
