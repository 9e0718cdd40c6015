import { z } from 'zod'
import { markedText, sectionSchema } from '@/content/section-schema'
import { sourceKeys } from '@/content/sources'

/** A calendar day: 2026-11-20. */
export const day = z.iso.date()

export const linkSchema = z.object({ href: z.string().startsWith('/'), label: z.string() })

/** When to get help: now, on the same day, and at an ordinary visit. Spoken to the visitor, action first. */
export const helpSchema = z.object({
  emergency: z.array(markedText).min(1),
  soon: z.array(markedText).min(1),
  routine: z.array(markedText).min(1),
})
export type Help = z.infer<typeof helpSchema>

/** What makes a page one of health: where it comes from, when it was last held against its sources, and what is open. */
const healthSchema = z.object({
  reviewed: day,
  sources: z.array(z.enum(sourceKeys)).min(1),
  /** Statements that rest on general clinical knowledge only: the surgeon confirms each (docs/sign-off.md). */
  signOff: z.array(z.string()),
  /** Where it is left out, the page shows the signs that concern every spine (content/help.ts). */
  help: helpSchema.optional(),
  /** The card stands above the text, where nothing on the page is more urgent. */
  helpFirst: z.boolean().optional(),
})
export type Health = z.infer<typeof healthSchema>

/** A page to read: what it says, in order. */
export const pageSchema = z.object({
  /** What search results show: the practice's name is put behind it where it fits (lib/metadata.ts). */
  title: z.string().max(59),
  description: z.string().min(70).max(160),
  heading: z.string(),
  lead: markedText,
  /** The points that someone who reads nothing else should take away. */
  inShort: z.array(markedText).min(2).max(4).optional(),
  sections: z.array(sectionSchema).min(1),
  links: z.array(linkSchema).min(1),
  health: healthSchema.optional(),
  /** When a page that is not one of health was last read through: search engines are told. */
  reviewed: day.optional(),
})

export type TextPage = z.infer<typeof pageSchema>
export type Link = z.infer<typeof linkSchema>

/** Checks a page's words when the site is built: a page that does not fit stops the build. */
export function textPage(page: z.input<typeof pageSchema>): TextPage {
  return pageSchema.parse(page)
}
