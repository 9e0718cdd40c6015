import type { Mode } from '@/lib/variant/variant'

/** A part of the site that makes sense by itself: what a search result opens and the assistant quotes. */
export type Passage = {
  /** `/page#section`, or just the page for its introduction. */
  href: string
  pageTitle: string
  heading: string
  /** The topic of the page, where the heading alone doesn't say it: the risks of what? */
  topic?: string
  /** Plain text, one line per paragraph, item or row. */
  text: string
  /** Other names for the topic of the whole page. */
  names?: string
  /** Search words for this passage that its text doesn't contain. */
  words?: string
  /** Restricts the passage to visitors in this mode; everyone if absent. */
  modes?: readonly Mode[]
  /** Ranking factor: below 1 ranks lower, above 1 higher. */
  weight?: number
}
