import { type Condition } from '@/content/condition-schema'
import { conditionGuides } from '@/content/condition-guides'
import type { RegionRow } from '@/content/anatomy/regions'
import { servicePages } from '@/content/service-pages'
import type { PartId } from '@/lib/anatomy/parts'

/** A disc belongs to both bones that it joins: L5-S1 concerns the sacrum as well. */
const touches = (levels: readonly string[], { letter }: RegionRow) =>
  levels.some((level) => level.split('-').some((name) => name.startsWith(letter)))

/** The guides to conditions that name this very level, in the order of the list of guides. */
export const guidesNaming = (part: PartId): Condition[] =>
  conditionGuides.filter(({ levels }) => levels.some((level) => level === part))

/** The guides that name a level of the region. */
export const guidesFor = (region: RegionRow): Condition[] =>
  conditionGuides.filter(({ levels }) => touches(levels, region))

/** The treatments that name a level of the region, and those without surgery, which come first everywhere. */
export function treatmentsFor(region: RegionRow): { href: string; name: string }[] {
  const isFirst = (slug: string) => slug === 'non-surgical-treatments'
  return servicePages
    .filter(({ slug, levels }) => isFirst(slug) || touches(levels, region))
    .toSorted((a, b) => Number(isFirst(b.slug)) - Number(isFirst(a.slug)))
    .map(({ slug, heading }) => ({ href: `/services/${slug}`, name: heading }))
}
