import { z } from 'zod'
import { markedText, sectionSchema } from '@/content/schemas/section-schema'
import { cardNames } from '@/content/schemas/warning-card-schema'
import { sourceKeys } from '@/content/sources'

/** A calendar day: 2026-11-20. */
export const day = z.iso.date()

export const linkSchema = z.object({ href: z.string().startsWith('/'), label: z.string() })

/** When to get help: now, today, or at an appointment; and the first emergencies in one sentence. */
export const helpSchema = z.object({
  card: z.enum(cardNames),
  short: markedText,
  emergency: z.array(markedText).min(1),
  soon: z.array(markedText).min(1),
  routine: z.array(markedText).min(1),
})
export type Help = z.infer<typeof helpSchema>

export const sourceKey = z.enum(sourceKeys, {
  error: ({ input }) => `there is no source "${String(input)}" in content/sources.ts`,
})

/** Health page data: its sources, its last review and its warning signs. */
const healthSchema = z.object({
  reviewed: day,
  sources: z.array(sourceKey).min(1),
  /** The warning-sign card, made from content/clinical; null for a line that leads to the warning signs. */
  help: helpSchema.nullable(),
})
export type Health = z.infer<typeof healthSchema>

/** A text page. */
export const pageSchema = z.object({
  /** The title in search results; the practice's name is appended if it fits (lib/site/page-title.ts). */
  title: z.string().max(59),
  description: z.string().min(70).max(160),
  heading: z.string(),
  lead: markedText,
  /** Key points, for visitors who read nothing else. */
  inShort: z.array(markedText).min(2).max(4).optional(),
  sections: z.array(sectionSchema).min(1),
  links: z.array(linkSchema).min(1),
  health: healthSchema.optional(),
  /** The date of the last review of a page without `health`, for search engines. */
  reviewed: day.optional(),
})

export type TextPage = z.infer<typeof pageSchema>
export type Link = z.infer<typeof linkSchema>

/** A check that a page has these sections, by id. */
export function hasSections(ids: readonly string[]) {
  return z.check<{ sections: { id: string }[] }>(({ value, issues }) => {
    const missing = ids.filter((id) => !value.sections.some((section) => section.id === id))
    if (missing.length === 0) return
    const message = `the page needs the sections ${missing.map((id) => `{#${id}}`).join(', ')}`
    issues.push({ code: 'custom', path: ['sections'], message, input: value.sections })
  })
}
