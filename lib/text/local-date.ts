/** The calendar day of a moment in the visitor's time zone: 2026-11-20. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Adds `count` days to a day. Calculates in UTC, so that daylight saving time has no effect. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The number of days from the first day to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000)
}

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Formats a calendar day briefly: Nov 20. */
export function shortDate(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}
