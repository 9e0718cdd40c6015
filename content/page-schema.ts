import { z } from 'zod'

/** A page of plain text: what it says, in order. Ids are the anchors of its sections. */
const pageSchema = z.object({
  title: z.string().max(60),
  description: z.string().min(70).max(160),
  heading: z.string(),
  lead: z.string(),
  sections: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]+$/),
        heading: z.string(),
        paragraphs: z.array(z.string()).default([]),
        list: z.array(z.string()).default([]),
      }),
    )
    .min(1),
  links: z.array(z.object({ href: z.string().startsWith('/'), label: z.string() })).min(1),
  /** Health pages carry the emergency card. */
  emergencyCard: z.boolean().default(false),
})

export type TextPage = z.infer<typeof pageSchema>

/** Checks a page's words when the site is built: a page that does not fit stops the build. */
export function textPage(page: z.input<typeof pageSchema>): TextPage {
  return pageSchema.parse(page)
}
