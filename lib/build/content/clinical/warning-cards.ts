import { z } from 'zod'
import { parseTable, tableReader } from '@/lib/build/content/read-table'
import { printedTierOf, textOf, urgencyTable, type PrintedTier } from '@/lib/build/content/clinical/urgency'
import { ContentError, type MarkdownFile } from '@/lib/build/content/markdown'
import type { Help } from '@/content/schemas/page-schema'
import { situations, type Situation } from '@/content/schemas/urgency-schema'
import { cardNames, warningCardsSchema, type CardName } from '@/content/schemas/warning-card-schema'

const path = 'content/clinical/warning-cards.yaml'

export const warningCards = tableReader(path, (text) => parseTable(path, text, warningCardsSchema))

/** What a page sets in its front matter under `warningSigns`. Pages of the card `line` have one line in place of a card. */
const settingSchema = z
  .strictObject({
    card: z.enum([...cardNames, 'line']).default('standard'),
    /** Lines of the card, and the more specific lines of the same tier that this page shows in their place. */
    replace: z.record(z.string(), z.string()).default({}),
  })
  .default({ card: 'standard', replace: {} })

type Line = { tier: PrintedTier; text: string; short: string }

const fail = (message: string): never => {
  throw new ContentError(path, 1, message)
}

/** The signs of a line, each with its situation: its own, or the card's. */
export function signsOf(name: string, situation: Situation) {
  const line = warningCards().lines[name] ?? fail(`there is no line called "${name}"`)
  return line.signs.map((reference) => {
    const [id = '', own = situation] = reference.split('@')
    const sign = urgencyTable().get(id) ?? fail(`${name}: there is no sign called "${id}" in urgency.yaml`)
    if (!situations.some((known) => known === own)) fail(`${name}: there is no situation "${own}"`)
    return { sign, situation: own as Situation }
  })
}

/** A line on a card. All of its signs have to be of one tier there. */
function lineOf(name: string, situation: Situation): Line {
  const { text, short } = warningCards().lines[name] ?? fail(`there is no line called "${name}"`)
  const signs = signsOf(name, situation)
  const [tier, ...others] = new Set(signs.map((one) => printedTierOf(one.sign, one.situation)))
  if (!tier || others.length > 0)
    return fail(`the signs of the line "${name}" differ in urgency (${situation})`)
  const words =
    text ?? (signs.length === 1 ? textOf(signs[0]!.sign, situation) : fail(`"${name}" needs a text`))
  return { tier, text: words, short: short ?? words }
}

/** The closed card: its first five emergencies in one sentence, of which only what to do is loud. */
function sentenceOf(lines: readonly Line[]): string {
  const shorts = lines.filter(({ tier }) => tier === 'emergency').slice(0, 5)
  return `**Call 911 or go to the ER now** if you ${shorts.map(({ short }) => short).join(', ')}, or have other signs on this list.`
}

function cardOf(name: CardName, lines: readonly Line[]): Help {
  const textsIn = (tier: PrintedTier) => lines.filter((line) => line.tier === tier).map(({ text }) => text)
  return {
    card: name,
    short: sentenceOf(lines),
    emergency: textsIn('emergency'),
    soon: textsIn('soon'),
    routine: textsIn('routine'),
  }
}

/**
 * The card of one page; null if the page has one line in its place.
 * @throws ContentError for unknown lines, and for a replacement in another tier
 */
export function warningCard(file: MarkdownFile, setting: unknown): Help | null {
  const { card, replace } = settingSchema.parse(setting)
  if (card === 'line') return null
  const { situation, lines } = warningCards().cards[card]
  for (const [name, other] of Object.entries(replace)) {
    if (!lines.includes(name))
      throw new ContentError(file.path, 1, `warningSigns: "${name}" is not on the card`)
    if (lineOf(name, situation).tier !== lineOf(other, situation).tier)
      throw new ContentError(file.path, 1, `warningSigns: "${name}" and "${other}" differ in urgency`)
  }
  return cardOf(
    card,
    lines.map((name) => lineOf(replace[name] ?? name, situation)),
  )
}

/** The cards without replacements. */
export function generalCards(): Record<CardName, Help> {
  const { cards } = warningCards()
  const entries = cardNames.map((name) => {
    const { situation, lines } = cards[name]
    return [
      name,
      cardOf(
        name,
        lines.map((line) => lineOf(line, situation)),
      ),
    ] as const
  })
  return Object.fromEntries(entries) as Record<CardName, Help>
}

const tiersInText = { now: 'emergency', today: 'soon', appointment: 'routine' } as const

const listedSchema = z.strictObject({
  card: z.enum(cardNames),
  tier: z.enum(['now', 'today', 'appointment']),
})

/** The lines that `::warning-signs{card="standard" tier="now"}` lists within a page. */
export function linesFor(attributes: unknown): string[] {
  const { card, tier } = listedSchema.parse(attributes)
  return generalCards()[card][tiersInText[tier]]
}
