import 'server-only'
import type { Kysely } from 'kysely'
import { officeDay } from '@/lib/contact/request/office-moment'
import { textTable } from '@/lib/contact/staff/tables.server'
import type { ContactDatabase } from '@/lib/contact/store/schema.server'
import { visitsSince } from '@/lib/contact/store/visits.server'

const DAY_MS = 86_400_000
const columns = { today: 1, '7 days': 7, '28 days': 28 }

/** How often pages were opened in the last 28 days, as a table for a terminal, the most opened first. */
export async function visitsText(db: Kysely<ContactDatabase>, now: number): Promise<string> {
  const firstDay = (days: number) => officeDay(new Date(now - (days - 1) * DAY_MS)).date
  const visits = await visitsSince(db, firstDay(28))
  if (visits.length === 0) return 'There are none.'
  const sumsOf = (rows: typeof visits) =>
    Object.values(columns).map((days) =>
      rows.filter(({ day }) => day >= firstDay(days)).reduce((sum, { count }) => sum + count, 0),
    )
  const pages = Array.from(
    Map.groupBy(visits, ({ page }) => page),
    ([page, rows]) => ({ page, sums: sumsOf(rows) }),
  )
  const sorted = pages.sort(
    (one, other) => other.sums.at(-1)! - one.sums.at(-1)! || (one.page < other.page ? -1 : 1),
  )
  const rows = [...sorted, { page: 'all pages', sums: sumsOf(visits) }]
  return textTable([
    ['page', ...Object.keys(columns)],
    ...rows.map(({ page, sums }) => [page, ...sums.map(String)]),
  ])
}
