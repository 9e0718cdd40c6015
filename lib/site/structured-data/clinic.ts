import type { MedicalClinicLeaf, PostalAddressLeaf } from 'schema-dts'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { site } from '@/content/en/ui/site/site'
import { pageUrl, reference } from '@/lib/site/structured-data/addresses'
import type { OfficeShown } from '@/lib/site/structured-data/office-shown'

function addressOf(shown: OfficeShown): PostalAddressLeaf {
  const { address: streetAddress, city, region: addressRegion, postalCode } = office
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(shown !== 'city' && { streetAddress, addressRegion, postalCode }),
  }
}

/** The practice, with the same office details as the page, and a note while it is a sample. */
export function clinic(shown: OfficeShown): MedicalClinicLeaf {
  return {
    '@type': 'MedicalClinic',
    ...reference('clinic'),
    name: practice.name,
    description: practice.descriptor,
    ...(practice.sample && { disambiguatingDescription: site.sampleNote }),
    url: pageUrl('/'),
    medicalSpecialty: 'https://schema.org/Surgical',
    address: addressOf(shown),
    ...(shown !== 'city' && { telephone: office.phone.display }),
    ...(shown === 'all' && { faxNumber: office.fax, email: office.email }),
  }
}
