const numbers = /^(\d{1,2})[ /.-]+(\d{1,2})[ /.-]+(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

function dayFrom(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date would turn February 30 into a day in March.
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/**
 * Parses a date typed in American order (3/14/1952, March 14, 1952) or filled in by the browser (1952-03-14).
 * @returns 1952-03-14, or null if the date is invalid or ambiguous. Two-digit years are rejected: 52 could be
 * either century.
 */
export function typedDay(typed: string): string | null {
  const text = typed.trim()
  const [, month, day, year] = numbers.exec(text) ?? []
  if (year) return dayFrom(Number(year), Number(month), Number(day))
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? []
  if (isoYear) return dayFrom(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, name = '', inWords, yearInWords] = /^([a-z]{3,9})\.? +(\d{1,2}),? +(\d{4})$/i.exec(text) ?? []
  const index = months.findIndex((known) => known.startsWith(name.toLowerCase()))
  return yearInWords && index >= 0 ? dayFrom(Number(yearInWords), index + 1, Number(inWords)) : null
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleDateString('en-US', { month: 'long' }).toLowerCase(),
)
