import { office } from '@/content/generated/practice/office'
import {
  directions,
  gettingHere,
  insurancePage,
  referringOffices,
  type Drive,
} from '@/content/en/ui/pages/office-pages'
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

/** The pages that show everyone how to reach the office: only those for which the practice has supplied the facts. */
export const officePages: Readonly<Record<string, TextPage>> = {
  ...(referringOffices && { '/referring-offices': referringOffices }),
  '/insurance': insurancePage,
  '/getting-here': gettingHere(drives),
}
