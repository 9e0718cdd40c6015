const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a calendar day (2026-11-20) in full: November 20, 2026. */
export function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
