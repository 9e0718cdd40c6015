import type { Office } from '@/components/site/office/use-office'
import { assistantPanel } from '@/content/assistant/panel'

/**
 * Matches 911, 988 and numbers with an area code that is not toll-free: the office's, or an agency's in a
 * quoted notice.
 */
const numbers = /(?<![\d-])(911|988|\(?(?!8(?:00|33|44|55|66|77|88))\d{3}\)?[ .-]\d{3}-\d{4})(?![\d-])/

/** Removes the office's number for visitors who are far away, including from stored answers. */
export function forVisitor(text: string, office: Office): string {
  const parts = text.split(numbers)
  return parts
    .map((part, index) =>
      index % 2 === 1 && part.length > 3 && !office ? assistantPanel.officeNumber : part,
    )
    .join('')
}

/**
 * A text with its phone numbers as links. The office's number is only for local visitors, even in stored
 * answers.
 */
export function MessageText({ text, office }: { text: string; office: Office }) {
  return text.split(numbers).map((part, index) => {
    if (index % 2 === 0) return part
    const isShort = part.length === 3
    if (!isShort && !office) return assistantPanel.officeNumber
    return (
      <a
        key={index}
        href={`tel:${isShort ? '' : '+1'}${part.replace(/\D/g, '')}`}
        className="link whitespace-nowrap"
      >
        {part}
      </a>
    )
  })
}
