/** The calendar day of a moment where the visitor is: 2026-11-20. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The day `count` days after a day. Days are counted, not hours, so that a change of the clock moves nothing. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** How many days lie from the first day to the second; below zero when the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000)
}

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A calendar day in few letters: Nov 20. */
export function shortDate(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}
