export type Mark =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** `others` is what visitors who aren't local read instead, without a link. */
  | { kind: 'office'; text: string; others?: string }
  | { kind: 'phone' }
  | { kind: 'claim'; key: string }
  | { kind: 'footnote'; key: string }
  | { kind: 'bold'; text: string }

const marks =
  /\[\^(?<footnote>[A-Z0-9-]+)\]|\[(?<label>[^\]]+)\]\((?<href>(?:\/|https:\/\/)[^)\s]*)\)|\{claim:(?<claim>\w+)\}|\{(?<office>[^{}:|]+)(?:\|(?<others>[^{}|]+))?\}|\*\*(?<bold>[^*]+)\*\*/g

function markOf({ groups = {} }: RegExpMatchArray): Mark {
  const { footnote, label, href, claim, office, others, bold } = groups
  if (footnote !== undefined) return { kind: 'footnote', key: footnote }
  if (claim !== undefined) return { kind: 'claim', key: claim }
  if (bold !== undefined) return { kind: 'bold', text: bold }
  if (office === 'phone') return { kind: 'phone' }
  if (office !== undefined) return { kind: 'office', text: office, ...(others !== undefined && { others }) }
  return { kind: 'link', text: label ?? '', href: href ?? '' }
}

/**
 * Parses a content text into plain text and the markup listed in content/schemas/section-schema.ts. Anything else
 * stays text.
 */
export function parseMarks(text: string): Mark[] {
  const found: Mark[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    found.push(markOf(match))
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}
