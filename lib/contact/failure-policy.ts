import type { SendErrorCode } from '@/lib/contact/transports/transport'

/** Why a delivery is not done: what the transport says, what the store holds, or what the provider reports later. */
export type DeliveryErrorCode =
  SendErrorCode | 'unknown-key' | 'altered' | 'erased' | 'bounced' | 'complained' | 'dropped'

type Policy = {
  /**
   * `again`: it passes by itself. `mend`: a person has to mend the configuration; it is `failed` and alerts, and goes
   * out by itself once it is mended. `person`: `failed` until someone decides.
   */
  then: 'again' | 'mend' | 'person'
  /** The provider may have taken the mail all the same. */
  inDoubt: boolean
}

/** What follows from each failure (docs/decisions/0019). */
export const failurePolicy: Record<DeliveryErrorCode, Policy> = {
  unreachable: { then: 'again', inDoubt: false },
  busy: { then: 'again', inDoubt: false },
  'timed-out': { then: 'again', inDoubt: true },
  interrupted: { then: 'again', inDoubt: true },
  failed: { then: 'again', inDoubt: true },
  unauthorized: { then: 'mend', inDoubt: false },
  'unknown-key': { then: 'mend', inDoubt: false },
  refused: { then: 'person', inDoubt: false },
  'key-reused': { then: 'person', inDoubt: false },
  altered: { then: 'person', inDoubt: false },
  erased: { then: 'person', inDoubt: false },
  bounced: { then: 'person', inDoubt: false },
  complained: { then: 'person', inDoubt: false },
  dropped: { then: 'person', inDoubt: false },
}

/** The failures that go away when the configuration is mended. */
export const mendable = Object.entries(failurePolicy).flatMap(([code, policy]) =>
  policy.then === 'mend' ? [code] : [],
)

/**
 * How long after an attempt in doubt began the same mail may be sent again under the same key, in milliseconds.
 * Providers remember a key for 24 hours (Resend); an hour is left for clocks and for the attempt itself.
 */
export const SAFE_REPEAT_MS = 23 * 60 * 60 * 1000
