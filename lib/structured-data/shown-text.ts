import { practice } from '@/content/practice'
import { readingWords } from '@/content/reading-words'
import { parseMarks } from '@/lib/marked-text'
import { markText } from '@/lib/search/passage-text'
import type { Mark } from '@/lib/marked-text'
import type { Mode } from '@/lib/variant'

function shownMark(mark: Mark, mode: Mode): string {
  const { phone } = practice.office
  if (mark.kind === 'office' && mode === 'local') return readingWords.officeAt(mark.text, phone.display)
  return markText(mark)
}

/**
 * A content text as a page shows it in a mode, without its marks: the office's number for local visitors only (spec 6).
 * The (i) beside a claim that nobody has checked is spelled out.
 */
export function shownText(text: string, mode: Mode): string {
  return parseMarks(text)
    .map((mark) => shownMark(mark, mode))
    .join('')
}
