import type { SendErrorCode } from '@/lib/contact/store/failure-policy'
import type { Notice } from '@/lib/contact/store/notice'

/** An e-mail. Identical every time it is sent. */
export type Mail = Notice & {
  from: string
  to: string
  /** The patient's address, if it is safe in a header. */
  replyTo?: string
}

/** `providerId`: the provider's ID for the e-mail, which its later reports contain. */
export type SendResult =
  { ok: true; providerId?: string } | { ok: false; code: SendErrorCode; retryAfterMs?: number }

/** Sends e-mail. Failures are returned, never thrown. */
export type Transport = { send(mail: Mail): Promise<SendResult> }

/** Timeout for each wait on a mail server, in milliseconds. */
export const NETWORK_LIMIT_MS = 10_000
