import type { MedicalClinicLeaf, PostalAddressLeaf } from 'schema-dts'
import { office } from '@/content/generated/practice/office'
import { week } from '@/content/week'
import { mapLink } from '@/lib/site/map-link'
import type { OfficeShown } from '@/lib/site/structured-data/office-shown'

/** 16.5 as '16:30' */
const clockTime = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String((hour % 1) * 60).padStart(2, '0')}`

/** The address as a page shows it. */
export function addressOf(shown: OfficeShown): PostalAddressLeaf {
  const { address: streetAddress, city, region: addressRegion, postalCode } = office
  return {
    '@type': 'PostalAddress',
    ...(shown !== 'place' && { streetAddress }),
    addressLocality: city,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  }
}

/** How to reach the office, as a page shows it. */
export function contactOf(shown: OfficeShown): Partial<MedicalClinicLeaf> {
  if (shown === 'place') return {}
  const telephone = office.phone.display
  if (shown === 'phone') return { telephone }
  const { lat: latitude, lng: longitude } = office.position
  return {
    telephone,
    faxNumber: office.fax,
    email: office.email,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: mapLink,
    openingHoursSpecification: office.openings.map(({ from, to, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: week.slice(week.indexOf(from), week.indexOf(to) + 1),
      opens: clockTime(opens),
      closes: clockTime(closes),
    })),
  }
}
