import type { Reply, ReplyKind } from '@/lib/assistant/reply'

/** A table, so that the compiler asks for a kind that is new. */
const kinds: Record<ReplyKind, true> = {
  crisis: true,
  emergency: true,
  'same-day': true,
  refusal: true,
  practice: true,
  passage: true,
  unknown: true,
}

/** A kind of answer, or undefined for anything else. */
export function asKind(value: unknown): ReplyKind | undefined {
  return typeof value === 'string' && Object.hasOwn(kinds, value) ? (value as ReplyKind) : undefined
}

function asSource(value: unknown): Reply['sources'] {
  const { title, href } = Object(value) as Record<string, unknown>
  const isOurs = typeof href === 'string' && /^\/(?![/\\])/.test(href)
  return isOurs && typeof title === 'string' && title.trim() ? [{ title, href }] : []
}

/** The sources of an answer that lead to a page of this site; whatever else is there is left out. */
export function asSources(value: unknown): Reply['sources'] {
  return Array.isArray(value) ? value.flatMap(asSource) : []
}
