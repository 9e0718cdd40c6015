/** Days after an operation; `to` is null if the time is open at its end. */
export type Days = { from: number; to: number | null }

const daysPer: Record<string, number> = { night: 1, day: 1, week: 7, month: 30 }

const span = /(\d+)(?: (?:to|or) (\d+))? (night|day|week|month)s?\b/
const numbered = /\bday (\d+)(?: (?:and|or) (?:day )?(\d+))?/

/**
 * The numbers of a time in content/clinical/milestones.yaml, such as "2 to 4 weeks" or "between day 2 and day 5". What
 * follows a comma is a condition. Null for a time without numbers, such as "when you’re told to".
 */
export function daysOf(time: string): Days | null {
  const [main = ''] = time.split(/[,;]/)
  const isOpen = /\bor (?:more|later|never)\b/.test(time)
  const [, first, last, unit = ''] = span.exec(main) ?? numbered.exec(main) ?? []
  const days = (count: string) => Number(count) * (daysPer[unit] ?? 1)
  const end = first === undefined ? (/\bnext\b/.test(main) ? 1 : 0) : days(last ?? first)
  if (/\bsame day\b/.test(main)) return { from: 0, to: end }
  if (/\bnext day\b/.test(main)) return { from: 1, to: 1 }
  return first === undefined ? null : { from: days(first), to: isOpen ? null : end }
}
