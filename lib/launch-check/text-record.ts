import type { Resolver } from 'node:dns/promises'

/**
 * A name's TXT records. `empty`: the name has none; `absent`: the name does not exist; `unanswered`: no
 * server responded.
 */
export type TextRecords = string[] | 'empty' | 'absent' | 'unanswered'

export type LookUpText = (name: string) => Promise<TextRecords>

/** The total time limit for all lookups of a check, in milliseconds. */
export const LOOK_UP_LIMIT_MS = 3000

/**
 * Creates a TXT lookup that never throws or hangs: lookups still pending at the limit count as unanswered.
 * @param resolver is canceled at the limit and cannot be used afterward
 */
export function textLookUp(resolver: Resolver, limitMs = LOOK_UP_LIMIT_MS): LookUpText {
  const timedOut = AbortSignal.timeout(limitMs)
  timedOut.addEventListener('abort', () => resolver.cancel())
  return async (name) => {
    if (timedOut.aborted) return 'unanswered'
    try {
      const records = await resolver.resolveTxt(name)
      return records.map((parts) => parts.join(''))
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'ENODATA') return 'empty'
      return code === 'ENOTFOUND' ? 'absent' : 'unanswered'
    }
  }
}
