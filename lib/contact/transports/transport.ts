/** An e-mail to the staff. Everything in it stays the same however often it is sent. */
export type Mail = {
  /** Names the mail to the provider, which can then tell a repeat from a new one. */
  reference: string
  from: string
  to: string
  /** The patient's plain address, when it can stand in a header. */
  replyTo?: string
  subject: string
  html: string
  text: string
  date: Date
}

/**
 * Why a mail was not taken: nobody there, no answer in time, come again later, refused for good as far as the
 * provider is concerned, or anything else.
 */
export type SendErrorCode = 'unreachable' | 'timed-out' | 'busy' | 'refused' | 'failed'

export type SendResult = { ok: true } | { ok: false; code: SendErrorCode; retryAfterMs?: number }

/** What carries mail. Failures are returned, never thrown. */
export type Transport = { send(mail: Mail): Promise<SendResult> }

/** Every wait on a mail server ends after this, in milliseconds. */
export const NETWORK_LIMIT_MS = 10_000
