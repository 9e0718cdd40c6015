import type { MedicalClinicLeaf } from 'schema-dts'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { site } from '@/content/en/ui/site/site'
import { pageUrl, reference } from '@/lib/site/structured-data/addresses'
import { addressOf, contactOf } from '@/lib/site/structured-data/office'
import type { OfficeShown } from '@/lib/site/structured-data/office-shown'

/** The practice, with the same office details as the page, and a note while it is a sample. */
export function clinic(shown: OfficeShown): MedicalClinicLeaf {
  return {
    '@type': 'MedicalClinic',
    ...reference('clinic'),
    name: practice.name,
    description: practice.descriptor,
    ...(practice.sample && { disambiguatingDescription: site.sampleNote }),
    url: pageUrl('/'),
    logo: pageUrl('/icons/icon-512.png'),
    medicalSpecialty: 'https://schema.org/Surgical',
    address: addressOf(shown),
    areaServed: [office.city, ...office.nearbyTowns.map(({ name }) => name)].map((name) => ({
      '@type': 'City',
      name,
    })),
    ...contactOf(shown),
  }
}
