import '@/content/schemas/zod-without-eval'
import { z } from 'zod'
import { situations } from '@/content/schemas/urgency-schema'

/** A line of the warning-sign cards: its signs, as `id` or `id@situation`, and its words. */
const lineSchema = z.strictObject({
  signs: z.array(z.string()).min(1),
  /** The words of its only sign if left out. */
  text: z.string().optional(),
  /** For the closed card's sentence, where commas separate the lines. */
  short: z
    .string()
    .regex(/^[^,;]+$/, 'has no comma or semicolon')
    .optional(),
})

export const cardNames = ['standard', 'after-surgery', 'after-injection'] as const
export type CardName = (typeof cardNames)[number]

/** content/clinical/warning-cards.yaml, which explains the fields. */
export const warningCardsSchema = z.strictObject({
  headings: z.strictObject({ emergency: z.string(), soon: z.string(), routine: z.string() }),
  lines: z.record(z.string(), lineSchema),
  cards: z.record(
    z.enum(cardNames),
    z.strictObject({ situation: z.enum(situations), lines: z.array(z.string()) }),
  ),
})
