/** An e-mail to the staff. Identical every time it is sent. */
export type Mail = {
  /** The idempotency key, by which the provider detects repeats. */
  key: string
  from: string
  to: string
  /** The patient's address, if it is safe in a header. */
  replyTo?: string
  subject: string
  html: string
  text: string
  date: Date
}

/**
 * Why an e-mail wasn't accepted. Definitely not accepted: no connection (`unreachable`), try later (`busy`),
 * wrong credentials (`unauthorized`), rejected (`refused`), key used for other content (`key-reused`).
 * Possibly accepted: no response in time (`timed-out`), connection lost or invalid response (`interrupted`),
 * anything else (`failed`).
 */
export type SendErrorCode =
  'unreachable' | 'busy' | 'unauthorized' | 'refused' | 'key-reused' | 'timed-out' | 'interrupted' | 'failed'

/** `providerId`: the provider's ID for the e-mail, which its later reports contain. */
export type SendResult =
  { ok: true; providerId?: string } | { ok: false; code: SendErrorCode; retryAfterMs?: number }

/** Sends e-mail. Failures are returned, never thrown. */
export type Transport = { send(mail: Mail): Promise<SendResult> }

/** Timeout for each wait on a mail server, in milliseconds. */
export const NETWORK_LIMIT_MS = 10_000
