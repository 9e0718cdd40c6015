import { parseTable, tableReader } from '@/lib/build/content/read-table'
import { tierOf, urgencySchema, type Sign, type Situation, type Tier } from '@/content/schemas/urgency-schema'

export const urgencyPath = 'content/clinical/urgency.yaml'

/** The signs of the urgency table, by id. */
export const urgencyTable = tableReader(urgencyPath, (text): ReadonlyMap<string, Sign> => {
  const { signs } = parseTable(urgencyPath, text, urgencySchema)
  return new Map(signs.map((sign) => [sign.id, sign]))
})

/** The lists on a card: ambulance and emergency room share a heading. */
export type PrintedTier = 'emergency' | 'soon' | 'routine'

const printed: Record<Tier, PrintedTier | null> = {
  911: 'emergency',
  988: 'emergency',
  ER: 'emergency',
  today: 'soon',
  appointment: 'routine',
  none: null,
}

/** Under which heading a sign stands in a situation; null if it can't occur then. */
export const printedTierOf = (sign: Sign, situation: Situation): PrintedTier | null =>
  printed[tierOf(sign, situation)]

/** The words of a sign in a situation, as they follow "if you". */
export function textOf(sign: Sign, situation: Situation): string {
  const own = { surgery: sign.surgeryText, injection: sign.injectionText }
  return own[situation as keyof typeof own] ?? sign.text
}

/** Fewer words with the same qualifiers, for a sentence with several signs. */
export function shortOf(sign: Sign, situation: Situation): string {
  const own = { surgery: sign.surgeryShort, injection: sign.injectionShort }
  return own[situation as keyof typeof own] ?? sign.short ?? textOf(sign, situation)
}
