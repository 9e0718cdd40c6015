import type { Day } from '@/lib/on-device/records/schema'

type Place = { area: Day['marks'][number]['area']; days: number }

/** The areas that hurt and on how many days, most frequent first. */
export function areasOf(days: readonly Day[]): Place[] {
  const counts = new Map<Place['area'], number>()
  for (const { marks } of days)
    for (const area of new Set(marks.map((mark) => mark.area))) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts].map(([area, count]) => ({ area, days: count })).sort((a, b) => b.days - a.days)
}
