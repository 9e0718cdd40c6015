import { insurance } from '@/content/generated/practice/insurance'
import { office } from '@/content/generated/practice/office'
import {
  directions,
  gettingHere,
  insurancePage,
  referringOffices,
  type Drive,
} from '@/content/en/ui/pages/office-pages'
import type { Insurance, Office } from '@/content/schemas/practice-schema'
import type { TextPage } from '@/content/schemas/page-schema'
import { distanceInMiles, type Position } from '@/lib/variant/location/distance'

/** The direction from one place to another nearby, such as `west`. */
export function directionTo(from: Position, to: Position): string {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const clockwise = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)
  return directions[Math.round((clockwise + 1) * directions.length) % directions.length]!
}

const drives: Drive[] = office.nearbyTowns.map((town) => ({
  town: town.name,
  miles: Math.round(distanceInMiles(town, office.position)),
  direction: directionTo(town, office.position),
}))

/** The pages that show everyone how to reach the office: only those for which there are facts. */
export function officePagesOf(
  facts: Pick<Office, 'referrals' | 'transit'>,
  insurance: Insurance,
): Record<string, TextPage> {
  const referring = referringOffices(facts)
  return {
    ...(referring && { '/referring-offices': referring }),
    '/insurance': insurancePage(insurance),
    '/getting-here': gettingHere(drives, facts),
  }
}

/** The office's own. */
export const officePages = officePagesOf(office, insurance)
