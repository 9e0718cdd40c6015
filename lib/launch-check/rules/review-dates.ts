import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** The calendar day at the office: 2026-11-20. */
function dayAt(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

/** The day two years earlier. Not a real date for February 29, but it still sorts correctly as text. */
function twoYearsBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`
}

/** Finds health pages last reviewed more than two years ago, or on a future date. */
export function checkReviewDates(
  { pages, practice }: Pick<SiteContent, 'pages' | 'practice'>,
  now: Date,
): Finding[] {
  const today = dayAt(now, practice.office.timeZone)
  const oldest = twoYearsBefore(today)
  return pages.flatMap(({ file, reviewed }): Finding[] => {
    const where = `${file}, health.reviewed`
    if (reviewed === undefined || (reviewed >= oldest && reviewed <= today)) return []
    const found =
      reviewed > today
        ? { code: 'review-in-future', problem: `${reviewed} is in the future.` }
        : { code: 'review-too-old', problem: `The last review, ${reviewed}, is more than two years ago.` }
    const remedy = 'Check the page against its sources, then set the date of that review.'
    return [{ severity: 'fail', where, remedy, ...found }]
  })
}
