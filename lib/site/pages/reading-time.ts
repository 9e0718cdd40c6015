import { textsOf } from '@/lib/text/plain-text'

/** A relaxed pace: adults read plain text on screen at 200 to 250 words per minute. */
const wordsPerMinute = 200

/** A page's reading time in minutes, at least one. */
export function readingMinutes(page: object): number {
  const words = textsOf(page).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
