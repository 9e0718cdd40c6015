import { type Condition } from '@/content/schemas/condition-schema'
import { conditionGuides } from '@/content/collections/conditions'
import type { RegionRow } from '@/content/anatomy/regions'
import { servicePages } from '@/content/collections/services'
import type { PartId } from '@/lib/anatomy/parts'

/** A disc belongs to both bones it joins: L5-S1 affects the sacrum too. */
const touches = (levels: readonly string[], { letter }: RegionRow) =>
  levels.some((level) => level.split('-').some((name) => name.startsWith(letter)))

/** The condition guides that list this exact level, in the order of the guide list. */
export const guidesNaming = (part: PartId): Condition[] =>
  conditionGuides.filter(({ levels }) => levels.some((level) => level === part))

/** The condition guides that list a level of the region. */
export const guidesFor = (region: RegionRow): Condition[] =>
  conditionGuides.filter(({ levels }) => touches(levels, region))

/**
 * The treatments that list a level of the region, after the nonsurgical treatments, which always come first.
 */
export function treatmentsFor(region: RegionRow): { href: string; name: string }[] {
  const isFirst = (slug: string) => slug === 'non-surgical-treatments'
  return servicePages
    .filter(({ slug, levels }) => isFirst(slug) || touches(levels, region))
    .toSorted((a, b) => Number(isFirst(b.slug)) - Number(isFirst(a.slug)))
    .map(({ slug, heading }) => ({ href: `/services/${slug}`, name: heading }))
}
