/** An e-mail to the staff. Everything in it stays the same however often it is sent. */
export type Mail = {
  /** Names the mail to the provider, which can then tell a repeat from a new one. */
  key: string
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
 * Why a mail was not taken. Surely not taken: nobody there (`unreachable`), come again later (`busy`), our name or
 * password is wrong (`unauthorized`), not this mail (`refused`), its key stands for another text (`key-reused`).
 * Perhaps taken all the same: no answer in time (`timed-out`), the connection broke or the answer makes no sense
 * (`interrupted`), anything else (`failed`).
 */
export type SendErrorCode =
  'unreachable' | 'busy' | 'unauthorized' | 'refused' | 'key-reused' | 'timed-out' | 'interrupted' | 'failed'

/** `providerId`: the mail's name at the provider, by which its later reports are known. */
export type SendResult =
  { ok: true; providerId?: string } | { ok: false; code: SendErrorCode; retryAfterMs?: number }

/** What carries mail. Failures are returned, never thrown. */
export type Transport = { send(mail: Mail): Promise<SendResult> }

/** Every wait on a mail server ends after this, in milliseconds. */
export const NETWORK_LIMIT_MS = 10_000
