/**
 * Why an operation on the on-device records failed. `unavailable`: this browser stores nothing (private
 * window, blocked site data). `full`: the storage quota is used up. `outdated`: a newer version of the site
 * is or was open in this browser. `blocked`: another tab has an older version open. `failed`: anything else.
 */
export type StoreCode = 'unavailable' | 'full' | 'outdated' | 'blocked' | 'failed'

export type Failure<Code extends string> = { ok: false; code: Code }
export type Result<Value, Code extends string = StoreCode> = { ok: true; value: Value } | Failure<Code>

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function failure<Code extends string>(code: Code): Failure<Code> {
  return { ok: false, code }
}
