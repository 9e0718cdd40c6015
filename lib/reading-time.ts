import { textsOf } from '@/lib/plain-text'

/** A calm pace: adults read plain text on a screen at 200 to 250 words a minute. */
const wordsPerMinute = 200

/** How many minutes a page takes to read, one at least. */
export function readingMinutes(page: object): number {
  const words = textsOf(page).join(' ').split(/\s+/).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
