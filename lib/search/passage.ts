import type { Mode } from '@/lib/variant'

/** A part of the site that answers by itself: what a result opens, and what the assistant quotes. */
export type Passage = {
  /** `/page#section`, or the page alone for its introduction. */
  href: string
  pageTitle: string
  heading: string
  /** What the whole page is about, where the heading does not say so: 'What are the risks?' of what. */
  topic?: string
  /** Plain text, a line for each paragraph, item or row. */
  text: string
  /** Other names of what the whole page is about. */
  names?: string
  /** Words that people use for what stands here, and that do not stand here. */
  words?: string
  /** Shown to these visitors only (spec 6); to all where it is left out. */
  modes?: readonly Mode[]
  /** Below 1: found all the same, but behind what answers the question itself; above 1: before it. */
  weight?: number
}
