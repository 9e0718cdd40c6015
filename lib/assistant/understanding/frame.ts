import { numberWords } from '@/content/assistant/circumstance-words'
import { framedOperations, framedUnits, frameWords, relatives } from '@/content/assistant/frame-words'
import { oncePerMessage } from '@/lib/assistant/understanding/message'
import { foldAccents } from '@/lib/text/language/fold-accents'

/** What someone says of an operation that was done, and how long ago. */
export type Frame = {
  operation: (typeof framedOperations)[number]
  count: number
  unit: (typeof framedUnits)[number]
  /** Whose operation; null for the one who asks. */
  relative: (typeof relatives)[number] | null
}

const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'g')

/** "A few" and "several" are no certain numbers. */
const exact = Object.keys(numberWords).filter(
  (word) => !/few|couple|several|par de|un[oa]s|vari[oa]s/.test(word),
)
const number = `(\\d{1,2}|${exact.join('|')})`
const unit = `(${framedUnits.map(({ told }) => told).join('|')})`
const time = words(`${number} ${unit}`)
const past = words(
  `${number} ${unit} (?:${frameWords.ago})|(?:${frameWords.before}) (?:(?:ya|como) )?${number} ${unit}`,
)
const notYet = words(frameWords.notYet)
const someone = words(frameWords.someone)
const operations = framedOperations.map((operation) => ({ operation, told: words(operation.told) }))
const family = relatives.map((relative) => ({ relative, told: words(`(?:my|mi) (?:${relative.told})`) }))
const anyRelative = words(relatives.map(({ told }) => told).join('|'))

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0

/** The only relative that a text names; null if it names nobody else, undefined if that isn't certain. */
function relativeIn(text: string): Frame['relative'] | undefined {
  const named = family.filter(({ told }) => has(text, told))
  if (named.length === 0) return has(text, anyRelative) || has(text, someone) ? undefined : null
  const isMine = has(text.replace(words('m[iy] \\w+'), ''), words('i|im|ive|me|myself'))
  return named.length > 1 || isMine ? undefined : named[0]!.relative
}

/**
 * The operation that a message says was done, how long ago and to whom; null unless all of it is certain: one time, one operation, side by
 * side, nothing still to come.
 */
export const frameOf = oncePerMessage((message): Frame | null => {
  const text = foldAccents(message.text).replace(/['’]/g, '')
  if ((text.match(time) ?? []).length !== 1) return null
  const told = text.split(/[.?!,\n]+/).find((part) => has(part, past))
  if (told === undefined) return null
  const clause = told.split(words('can|could|when|how|cuando|puedo|is it|es normal'))[0]!
  const operation = operations.find(({ told: pattern }) => has(clause, pattern))?.operation
  const [, ...found] = [...clause.matchAll(past)][0] ?? []
  const [count, measured] = found.filter((part) => part !== undefined)
  const relative = relativeIn(text)
  if (!operation || !count || !measured || relative === undefined || has(clause, notYet)) return null
  const measure = framedUnits.find(({ told: pattern }) => has(measured, words(pattern)))!
  return { operation, count: numberWords[count] ?? Number(count), unit: measure, relative }
})
