import { claims } from '@/content/generated/practice/claims'
import type { ClaimKey } from '@/content/schemas/practice-schema'
import type { Mark } from '@/lib/text/marked-text'

/** The text of a claim, such as the number of operations. */
export const claimText = (key: string) => claims[key as ClaimKey].text

/** Plain text of a piece of markup; nothing for a footnote or phone number. */
export function markText(mark: Mark): string {
  if (mark.kind === 'claim') return claimText(mark.key)
  return 'text' in mark ? mark.text : ''
}
