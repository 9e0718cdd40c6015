import { readingWords } from '@/content/en/ui/site/reading'
import type { Block } from '@/content/schemas/section-schema'
import { usualSteps } from '@/lib/recovery/usual-steps'
import { claimText, markText } from '@/lib/text/mark-text'
import { parseMarks } from '@/lib/text/marked-text'

/**
 * A content text as indexed and quoted: without markup, and without phone numbers, which remote visitors may
 * not see.
 */
export function quotableText(text: string): string {
  return parseMarks(text).map(markText).join('').replaceAll(/\s+/g, ' ').trim()
}

/** The texts of a block, one per paragraph, item or row. */
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
    return usualSteps(block.timeline).map(({ title, items }) => `${title}: ${items.join(' ')}`)
  if ('milestones' in block)
    return block.milestones.map(
      ([name, terms]) => `${name}: ${terms.map(([term, text]) => `${term}: ${text}`).join('. ')}.`,
    )
  if ('of100' in block) return [`${readingWords.of100(block.of100)} ${block.caption}`]
  return [block.caption]
}

/** The plain text of a section, one line per paragraph, item or row. */
export function passageText(body: readonly Block[]): string {
  return body.flatMap(textsOfBlock).map(quotableText).filter(Boolean).join('\n')
}
