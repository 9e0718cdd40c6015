/**
 * Why an e-mail wasn't accepted. Definitely not accepted: no connection (`unreachable`), try later (`busy`),
 * wrong credentials (`unauthorized`), rejected (`refused`), key used for other content (`key-reused`).
 * Possibly accepted: no response in time (`timed-out`), connection lost or invalid response (`interrupted`),
 * anything else (`failed`).
 */
export type SendErrorCode =
  'unreachable' | 'busy' | 'unauthorized' | 'refused' | 'key-reused' | 'timed-out' | 'interrupted' | 'failed'

/** What the provider may report later about an e-mail that it accepted. */
export type MailReport = 'bounced' | 'complained' | 'dropped'

/** Why a delivery isn't done: a transport failure, a problem in the store, or a later report by the provider. */
export type DeliveryErrorCode = SendErrorCode | 'unknown-key' | 'altered' | 'erased' | MailReport

type Policy = {
  /**
   * `again`: temporary, retried automatically. `fix`: needs a configuration change; it is `failed` and
   * alerts, and is retried automatically once that is fixed. `person`: `failed` until someone decides.
   */
  then: 'again' | 'fix' | 'person'
  /** Whether the provider may have accepted the e-mail anyway. */
  inDoubt: boolean
}

/** How to handle each failure (docs/decisions/0019). */
export const failurePolicy: Record<DeliveryErrorCode, Policy> = {
  unreachable: { then: 'again', inDoubt: false },
  busy: { then: 'again', inDoubt: false },
  'timed-out': { then: 'again', inDoubt: true },
  interrupted: { then: 'again', inDoubt: true },
  failed: { then: 'again', inDoubt: true },
  unauthorized: { then: 'fix', inDoubt: false },
  'unknown-key': { then: 'fix', inDoubt: false },
  refused: { then: 'person', inDoubt: false },
  'key-reused': { then: 'person', inDoubt: false },
  altered: { then: 'person', inDoubt: false },
  erased: { then: 'person', inDoubt: false },
  bounced: { then: 'person', inDoubt: false },
  complained: { then: 'person', inDoubt: false },
  dropped: { then: 'person', inDoubt: false },
}

/** Failures that a configuration change resolves. */
export const fixableErrors = Object.entries(failurePolicy).flatMap(([code, policy]) =>
  policy.then === 'fix' ? [code] : [],
)

/**
 * How long after its first uncertain attempt an e-mail may be retried with the same key, in milliseconds.
 * Providers remember keys for 24 hours (Resend); the spare hour allows for clock skew and the attempt itself.
 */
export const SAFE_REPEAT_MS = 23 * 60 * 60 * 1000

const FIRST_WAIT_MS = 15_000
/**
 * The longest wait between two attempts, in milliseconds, so that requests are delivered within 5 minutes
 * after an outage.
 */
export const LONGEST_WAIT_MS = 4 * 60_000

/**
 * Exponential backoff after this many failed attempts, in milliseconds, with up to 25% subtracted as jitter
 * so that requests that failed together don't retry together.
 * @param random from 0 up to 1.
 */
export function retryWaitMs(attempts: number, random = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return Math.round(wait * (1 - random / 4))
}
