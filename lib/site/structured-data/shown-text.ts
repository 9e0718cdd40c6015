import { office } from '@/content/generated/practice/office'
import { officeAt } from '@/content/en/ui/site/reading'
import { parseMarks } from '@/lib/text/marked-text'
import { markText } from '@/lib/text/mark-text'
import type { Mark } from '@/lib/text/marked-text'
import type { Mode } from '@/lib/variant/variant'

function shownMark(mark: Mark, mode: Mode): string {
  const { phone } = office
  if (mark.kind === 'office' && mode === 'local') return officeAt(mark.text, phone.display)
  if (mark.kind === 'office' && mark.others !== undefined) return mark.others
  return markText(mark)
}

/**
 * A content text as a page shows it in a mode, without markup. Only local visitors get the office's number.
 */
export function shownText(text: string, mode: Mode): string {
  return parseMarks(text)
    .map((mark) => shownMark(mark, mode))
    .join('')
}
