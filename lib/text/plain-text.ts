import { claims } from '@/content/generated/practice/claims'
import { parseMarks } from '@/lib/text/marked-text'

/** Fields that are not visible text: URLs, dates, ids. */
const unread = [
  'slug',
  'title',
  'description',
  'href',
  'links',
  'health',
  'models',
  'related',
  'topics',
  'region',
  'structured',
]
const unreadInBody = [
  'id',
  'levels',
  'spine',
  'figure',
  'timeline',
  'milestones',
  'checklist',
  'taglines',
  'published',
  'effective',
]

/** A content text as a visitor reads it, without markup. A claim missing from claims.yaml reads as its key. */
export function plainText(text: string): string {
  return parseMarks(text)
    .map((mark) => {
      if (mark.kind === 'footnote' || mark.kind === 'phone') return ''
      if (mark.kind === 'claim')
        return (claims as Record<string, { text: string }>)[mark.key]?.text ?? mark.key
      return mark.text
    })
    .join('')
}

/** All visible texts of a page, in order: headings, paragraphs, items, cells. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [plainText(value)] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => ![...unread, ...unreadInBody].includes(key))
    .flatMap(([, inner]) => textsOf(inner))
}
