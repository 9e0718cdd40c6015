import 'server-only'
import { Resend } from 'resend'
import { watchCall } from '@/lib/contact/transports/call-watch.server'
import { NETWORK_LIMIT_MS, type SendResult, type Transport } from '@/lib/contact/transports/transport'

/**
 * Sends by Resend. The mail's key is the idempotency key: for 24 hours Resend takes a repeat for the same mail.
 * @param baseUrl RESEND_BASE_URL, where tests put a server of their own.
 */
export function resendTransport(apiKey: string, baseUrl?: string, limitMs = NETWORK_LIMIT_MS): Transport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl: baseUrl.replace(/\/$/, '') } : {})
  return {
    async send({ key, date: _date, ...mail }) {
      // The client has no time limit of its own, and returns a failure where others throw.
      const signal = AbortSignal.timeout(limitMs)
      const idempotencyKey = `hanford-spine/${key}`
      const call = watchCall(new URL(resend.baseUrl), idempotencyKey)
      try {
        const { data, error, headers } = await resend.emails.send(mail, { idempotencyKey, signal })
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

/** As the answer's body says it, which need not be Resend's own: a proxy's error has other fields or none. */
type ResendError = { statusCode?: number | null; name?: string }

function refusal({ statusCode, name }: ResendError, retryAfter: string | undefined): SendResult {
  // 409 comes in two kinds: the same call is under way, or the key was used for another text.
  if (name === 'concurrent_idempotent_requests') return { ok: false, code: 'interrupted' }
  if (name === 'invalid_idempotent_request') return { ok: false, code: 'key-reused' }
  // Without a status the call brought no answer that makes sense: it may have arrived.
  if (!statusCode || statusCode >= 500) return { ok: false, code: 'interrupted' }
  if (statusCode === 401 || statusCode === 403) return { ok: false, code: 'unauthorized' }
  if (statusCode !== 408 && statusCode !== 429) return { ok: false, code: 'refused' }
  const seconds = Number(retryAfter)
  return { ok: false, code: 'busy', ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) }
}
