import { numberWords, units } from '@/content/assistant/checked-words'

const unitNames = Object.entries(units).map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`)] as const)
/** The unit that a word names. */
export const unitOf = (token = ''): string | undefined =>
  unitNames.find(([, words]) => words.test(token))?.[0]

/** "A week" is one, but "a times" is none. */
const spans = new Set<string | undefined>(['hour', 'night', 'day', 'week', 'month', 'year'])
/** What can stand between a number and its unit: "4 to 6 weeks", "a year or more". */
const joins = /^(?:to|or|and|a|o|y|more|mas|hasta|of|out|de|cada)$/
const of100 = /^(?:(?:to|or|and|a|o|y) \d+ )?(?:of|out of|de cada|de) 100\b/

function valueOf(token: string, next: string | undefined): number | undefined {
  if (/^(?:an?|un|una|one)$/.test(token)) return spans.has(unitOf(next)) ? 1 : undefined
  return /^\d/.test(token) ? Number(token.replaceAll(',', '')) : numberWords[token]
}

/**
 * The numbers of a text, in words or figures, each with its unit: `4 week`, `24 share` for 24 of 100, `7 ` without one.
 * @param text in lower case, without accents, in either language
 */
export function quantitiesIn(text: string): string[] {
  const tokens = text.match(/\d+(?:[.,]\d+)*|%|°f?|[a-z]+/g) ?? []
  return tokens.flatMap((token, place) => {
    const value = valueOf(token, tokens[place + 1])
    // The 100 of "24 of 100" is no number of its own.
    const isBase = value === 100 && /^(?:of|de|cada)$/.test(tokens[place - 1] ?? '')
    if (value === undefined || isBase) return []
    const after = tokens.slice(place + 1)
    if (of100.test(after.slice(0, 5).join(' '))) return [`${value} share`]
    const next = after.find((other) => !joins.test(other) && !/^\d/.test(other))
    const before = /^(?:or|o)$/.test(tokens[place - 1] ?? '') ? tokens[place - 2] : tokens[place - 1]
    return [`${value} ${unitOf(next) ?? unitOf(before) ?? ''}`]
  })
}

/** Whether a number is among others, with its unit if it has one. */
export function hasQuantity(told: readonly string[], quantity: string): boolean {
  const [value, unit] = quantity.split(' ')
  return told.some((other) => {
    const [otherValue, otherUnit] = other.split(' ')
    return (
      value === otherValue && (unit === otherUnit || unit === '' || (unit === 'share' && otherUnit === ''))
    )
  })
}
