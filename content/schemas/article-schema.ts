import { z } from 'zod'
import { day, pageSchema } from '@/content/schemas/page-schema'
import { anchorId, markedText } from '@/content/schemas/section-schema'

/** Article topics: the filter on /blog. */
export const topics = {
  'understanding-pain': 'Understanding pain',
  'daily-life': 'Daily life',
  'tests-and-scans': 'Tests and scans',
  'before-surgery': 'Before surgery',
  'after-surgery': 'After surgery',
  'treatment-choices': 'Treatment choices',
  'paying-for-care': 'Paying for care',
} as const
export type Topic = keyof typeof topics

/** One article, at /blog/{slug}. */
export const articleSchema = pageSchema.extend({
  slug: anchorId,
  published: day,
  topics: z.array(z.enum(Object.keys(topics) as [Topic, ...Topic[]])).min(1),
  inShort: z.array(markedText).min(3).max(4),
  /** Slugs of two or three related articles. */
  related: z.array(anchorId).min(2).max(3),
  health: pageSchema.shape.health.unwrap(),
})

export type Article = z.infer<typeof articleSchema>
