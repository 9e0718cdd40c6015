import { claims, type ClaimKey } from '@/content/claims'
import { timelines } from '@/content/recovery-timelines'
import { searchWords } from '@/content/search-words'
import type { Block } from '@/content/section-schema'
import { parseMarks, type Mark } from '@/lib/marked-text'

/** A figure of the practice never stands alone: as long as it is not proved, it says so itself. */
function claimText(key: string): string {
  const claim = claims[key as ClaimKey]
  return claim.isSubstantiated ? claim.text : `${claim.text} (${searchWords.unchecked})`
}

/** What a mark reads as, quoted: a claim with its caveat, nothing for a footnote or a phone number. */
export function markText(mark: Mark): string {
  if (mark.kind === 'claim') return claimText(mark.key)
  return 'text' in mark ? mark.text : ''
}

/** A content text as it is found and quoted: without marks and without phone numbers, which not everyone may see. */
export function quotableText(text: string): string {
  return parseMarks(text).map(markText).join('').replaceAll(/\s+/g, ' ').trim()
}

/** The texts of a block, one for each paragraph, item or row. */
function textsOfBlock(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('note' in block) return [block.note]
  if ('terms' in block) return block.terms.map(([term, text]) => `${term}: ${text}`)
  if ('table' in block) return block.table.rows.map((row) => row.filter(Boolean).join(': '))
  if ('claim' in block) return [`${claimText(block.claim)}. ${block.caveat}`]
  if ('checklist' in block) return Object.values(block.items)
  if ('blanks' in block) return block.blanks.map((blank) => (typeof blank === 'string' ? blank : blank[0]))
  if ('timeline' in block)
    return timelines[block.timeline].steps.map(({ title, items }) => `${title}: ${items.join(' ')}`)
  return [block.caption]
}

/** The plain text of a section, each paragraph, item or row on a line of its own. */
export function passageText(body: readonly Block[]): string {
  return body.flatMap(textsOfBlock).map(quotableText).filter(Boolean).join('\n')
}
