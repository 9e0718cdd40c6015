import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  ContentError,
  inlineSource,
  lineOf,
  parseMarkdown,
  splitId,
  type MarkdownFile,
} from '@/lib/build/content/markdown'
import type { Help } from '@/content/schemas/page-schema'

const tiers = { now: 'emergency', today: 'soon', appointment: 'routine' } as const
type Tier = (typeof tiers)[keyof typeof tiers]

/** What a page may set in its front matter under `warningSigns`. */
const cardSchema = z
  .strictObject({
    card: z.enum(['standard', 'after-surgery']).default('standard'),
    /** Signs of the card, by id, and the more specific signs that this page shows in their place. */
    replace: z.record(z.string(), z.string()).default({}),
  })
  .default({ card: 'standard', replace: {} })

const listedCard = z.strictObject({ short: z.string(), signs: z.array(z.string()) })
const listSchema = z.strictObject({
  cards: z.strictObject({ standard: listedCard, 'after-surgery': listedCard }),
})
type Cards = z.infer<typeof listSchema>['cards']

type Sign = { tier: Tier; text: string }
export type WarningSigns = {
  signs: Map<string, Sign>
  cards: Cards
  headings: Record<Tier, string>
}

function parse(path: string): WarningSigns {
  const file = parseMarkdown(path, readFileSync(path, 'utf8'))
  const signs = new Map<string, Sign>()
  const headings: WarningSigns['headings'] = { emergency: '', soon: '', routine: '' }
  let tier: Tier | undefined
  for (const node of file.nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const { text, id } = splitId(inlineSource(file, node.children))
      tier = tiers[id as keyof typeof tiers]
      headings[tier] = text
    } else if (node.type === 'list' && tier) {
      for (const item of node.children) {
        const { text, id } = splitId(inlineSource(file, item.children))
        if (!id || signs.has(id)) throw new ContentError(path, lineOf(item), 'a sign needs an id of its own')
        signs.set(id, { tier, text })
      }
    }
  }
  return { signs, headings, ...listSchema.parse(file.front) }
}

let read: WarningSigns | undefined

/** The warning signs of the whole site, each with the one tier it has on every page. */
export const warningSigns = () => (read ??= parse('content/en/warning-signs.md'))

function find(file: MarkdownFile, id: string): Sign {
  const sign = warningSigns().signs.get(id)
  if (!sign) throw new ContentError(file.path, 1, `warningSigns: there is no sign called "${id}"`)
  return sign
}

/**
 * The card of one page.
 * @throws ContentError for unknown signs, and for a replacement in another tier
 */
export function warningCard(file: MarkdownFile, setting: unknown): Help {
  const { card, replace } = cardSchema.parse(setting)
  const { short, signs: ids } = warningSigns().cards[card]
  for (const [id, other] of Object.entries(replace)) {
    if (!ids.includes(id)) throw new ContentError(file.path, 1, `warningSigns: "${id}" is not on the card`)
    if (find(file, id).tier !== find(file, other).tier)
      throw new ContentError(file.path, 1, `warningSigns: "${id}" and "${other}" differ in urgency`)
  }
  const signs = ids.map((id) => find(file, replace[id] ?? id))
  const textsIn = (tier: Tier) => signs.filter((sign) => sign.tier === tier).map(({ text }) => text)
  return { short, emergency: textsIn('emergency'), soon: textsIn('soon'), routine: textsIn('routine') }
}

/** The two cards without replacements. */
export function generalCards(): Record<keyof Cards, Help> {
  const file = { path: 'content/en/warning-signs.md', text: '', front: {}, nodes: [] }
  return {
    standard: warningCard(file, { card: 'standard' }),
    'after-surgery': warningCard(file, { card: 'after-surgery' }),
  }
}

const listedSchema = z.strictObject({
  card: z.enum(['standard', 'after-surgery']),
  tier: z.enum(['now', 'today', 'appointment']),
})

/** The signs that `::warning-signs{card="standard" tier="now"}` lists within a page. */
export function signsFor(file: MarkdownFile, attributes: unknown): string[] {
  const { card, tier } = listedSchema.parse(attributes)
  return warningCard(file, { card })[tiers[tier]]
}
