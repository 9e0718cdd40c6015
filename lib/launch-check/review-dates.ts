import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** The office's calendar day at a moment: 2026-11-20. */
function dayAt(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

/** Two calendar years before a day. As text it compares rightly even on a February 29. */
function twoYearsBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`
}

/** Health pages that were held against their sources more than two years ago, or on a day that has not come. */
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
        ? { code: 'review-in-future', problem: `${reviewed} has not come yet.` }
        : { code: 'review-too-old', problem: `The last review, ${reviewed}, is more than two years ago.` }
    const remedy = 'Hold the page against its sources, then set the day on which that was done.'
    return [{ severity: 'fail', where, remedy, ...found }]
  })
}
