import { claims } from '@/content/claims'
import { parseMarks } from '@/lib/marked-text'

/** What is not read: addresses, dates, names of things. */
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
const unreadInBody = ['id', 'levels', 'spine', 'timeline', 'checklist', 'taglines', 'published', 'effective']

/** A content text as a visitor reads it, without its marks. A claim that claims.ts does not hold reads as its key. */
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

/** Every text of a page that a visitor reads, in order: headings, paragraphs, items, cells. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [plainText(value)] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => ![...unread, ...unreadInBody].includes(key))
    .flatMap(([, inner]) => textsOf(inner))
}
