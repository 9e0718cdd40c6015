import type { Reply, ReplyKind } from '@/lib/assistant/replies/reply'

/** A record, so that the compiler requires an entry for each new kind. */
const kinds: Record<ReplyKind, true> = {
  crisis: true,
  emergency: true,
  'same-day': true,
  refusal: true,
  practice: true,
  passage: true,
  unknown: true,
}

/** Parses a kind of answer; undefined if invalid. */
export function asKind(value: unknown): ReplyKind | undefined {
  return typeof value === 'string' && Object.hasOwn(kinds, value) ? (value as ReplyKind) : undefined
}

function asSource(value: unknown): Reply['sources'] {
  const { title, href } = Object(value) as Record<string, unknown>
  const isOurs = typeof href === 'string' && /^\/(?![/\\])/.test(href)
  return isOurs && typeof title === 'string' && title.trim() ? [{ title, href }] : []
}

/** The questions an answer offers as buttons. */
export function asQuestions(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** The valid sources of an answer: those that link to a page of this site. */
export function asSources(value: unknown): Reply['sources'] {
  return Array.isArray(value) ? value.flatMap(asSource) : []
}
