import '@/content/without-eval'
import { z } from 'zod'
import { discIds, levelIds, type LevelId } from '@/content/levels'
import { timelineIds } from '@/content/timeline-ids'

/**
 * Text that a visitor reads. Four marks are understood (lib/marked-text.ts):
 * `[label](/path#anchor)` is a link within the site (to another site in notices only), `{Call the office}` the office's number for local visitors and a link
 * to /toggle for all others, `{claim:key}` a figure of claims.ts, `[^KEY]` a footnote to a source.
 */
export const markedText = z.string().trim().min(1)

/** The id of a place on a page: what comes behind the # of its address. */
export const anchorId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const levelSchema = z.custom<LevelId>(
  (value) => typeof value === 'string' && [...levelIds, ...discIds].some((id) => id === value),
  'No level of the spine',
)

const blockSchema = z.union([
  /** A paragraph. */
  markedText,
  z.strictObject({ list: z.array(markedText).min(1) }),
  /** What is done in this order. */
  z.strictObject({ steps: z.array(markedText).min(2) }),
  /** Term and text, side by side: weeks of a recovery, kinds of a test. */
  z.strictObject({ terms: z.array(z.tuple([markedText, markedText])).min(1) }),
  /** A table; the first cell of a row names it. Empty cells are there to be written in. */
  z.strictObject({
    table: z.object({ caption: markedText, head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  }),
  /** The one sentence of a section that should be remembered. */
  z.strictObject({ note: markedText }),
  /** A figure that the practice states, with the honest caveat beside it. */
  z.strictObject({ claim: z.string(), caveat: markedText }),
  /** Things to tick off: kept on the visitor's device under the list's id and the item's. */
  z.strictObject({ checklist: anchorId, items: z.record(anchorId, markedText) }),
  /** Lines to write on, on paper: what belongs on each, and how many lines it needs. */
  z.strictObject({ blanks: z.array(z.union([markedText, z.tuple([markedText, z.number().int().max(12)])])) }),
  /** The weeks after one operation (content/recovery-timelines.ts). */
  z.strictObject({ timeline: z.enum(timelineIds) }),
  /** The spine with these levels lit. */
  z.strictObject({ spine: z.array(levelSchema).min(1), caption: markedText }),
])

/** A part of a page under a heading of its own. */
export const sectionSchema = z.object({
  id: anchorId,
  heading: z.string().trim().min(1),
  body: z.array(blockSchema).min(1),
})

export type Block = z.infer<typeof blockSchema>
export type Section = z.infer<typeof sectionSchema>
