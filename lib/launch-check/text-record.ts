import type { Resolver } from 'node:dns/promises'

/** A name's TXT records; `empty`: the name has none; `absent`: there is no such name; `unanswered`: nobody could say. */
export type TextRecords = string[] | 'empty' | 'absent' | 'unanswered'

export type LookUpText = (name: string) => Promise<TextRecords>

/** How long all look-ups of a check may take together. */
export const LOOK_UP_LIMIT_MS = 3000

/**
 * A look-up of TXT records that never throws and never hangs: whatever is open after the limit counts as unanswered.
 * @param resolver is used up: once the time is over it answers no more
 */
export function textLookUp(resolver: Resolver, limitMs = LOOK_UP_LIMIT_MS): LookUpText {
  const over = AbortSignal.timeout(limitMs)
  over.addEventListener('abort', () => resolver.cancel())
  return async (name) => {
    if (over.aborted) return 'unanswered'
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
