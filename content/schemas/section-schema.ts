import '@/content/schemas/zod-without-eval'
import { z } from 'zod'
import { discIds, levelIds, type LevelId } from '@/content/anatomy/levels'
import { figureNames } from '@/content/schemas/figure-names'
import { timelineIds } from '@/content/schemas/timeline-ids'

/**
 * Text that visitors read, with five kinds of markup (lib/text/marked-text.ts): `[label](/path#anchor)` is an
 * internal link (external ones only in notices), `{Call the office}` shows local visitors the office's number
 * and everyone else a link to /toggle, `{call the office|call your own doctor}` shows everyone else the second
 * wording (for safety advice), `{claim:key}` is a claim from claims.yaml, `[^KEY]` a footnote, `**word**` is bold.
 */
export const markedText = z.string().trim().min(1)

/** The id of a section, used as URL fragment. */
export const anchorId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const levelSchema = z.custom<LevelId>(
  (value) => typeof value === 'string' && [...levelIds, ...discIds].some((id) => id === value),
  'No level of the spine',
)

const termsSchema = z.array(z.tuple([markedText, markedText])).min(1)

const blockSchema = z.union([
  /** A paragraph. */
  markedText,
  z.strictObject({ list: z.array(markedText).min(1) }),
  /** Steps in order. */
  z.strictObject({ steps: z.array(markedText).min(2) }),
  /** Terms and descriptions, such as weeks of recovery or kinds of tests. */
  z.strictObject({ terms: termsSchema }),
  /** A table; the first cell of a row is its header. Empty cells are for handwriting. */
  z.strictObject({
    table: z.object({ caption: markedText, head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  }),
  /** The most important sentence of a section. */
  z.strictObject({ note: markedText }),
  /** A claim by the practice, with its caveat next to it. */
  z.strictObject({ claim: z.string(), caveat: markedText }),
  /**
   * A checklist, stored on the visitor's device by list id and item id. The checkmarks of a daily one end at
   * midnight.
   */
  z.strictObject({
    checklist: anchorId,
    items: z.record(anchorId, markedText),
    isDaily: z.literal(true).optional(),
  }),
  /** Lines for handwriting: their labels, and how many lines each needs. */
  z.strictObject({ blanks: z.array(z.union([markedText, z.tuple([markedText, z.number().int().max(12)])])) }),
  /** The recovery timeline of one operation (content/en/ui/tools/timelines.ts). */
  z.strictObject({ timeline: z.enum(timelineIds) }),
  /** The usual times after every operation and injection (content/clinical/milestones.yaml), to open one by one. */
  z.strictObject({ milestones: z.array(z.tuple([z.string(), termsSchema])).min(1), rule: markedText }),
  /** A drawing of the spine with these levels highlighted. */
  z.strictObject({ spine: z.array(levelSchema).min(1), caption: markedText }),
  /** A drawing that explains a condition or a procedure (components/figures). */
  z.strictObject({ figure: z.enum(figureNames), caption: markedText }),
  /** So many of 100 people, as a large number with dots; the caption continues "63 of 100". */
  z.strictObject({ of100: z.number().int().min(1).max(99), caption: markedText }),
])

/** A section of a page with its own heading. */
export const sectionSchema = z.object({
  id: anchorId,
  heading: z.string().trim().min(1),
  /** In the glossary, other names of the word. */
  also: z.array(z.string()).optional(),
  /** Ids of sections that were merged into this one: links to them still arrive. */
  was: z.array(anchorId).optional(),
  body: z.array(blockSchema).min(1),
})

export type Block = z.infer<typeof blockSchema>
export type Section = z.infer<typeof sectionSchema>
