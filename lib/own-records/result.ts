/**
 * Why something about the own records did not work.
 * `unavailable`: this browser keeps nothing (a private window, blocked site data). `full`: no room is left.
 * `outdated`: a newer version of the site is open in another tab, or was here before. `blocked`: another tab holds
 * an older version open. `failed`: anything else.
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
