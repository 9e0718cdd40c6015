import type { PhysicianLeaf } from 'schema-dts'
import { practice } from '@/content/generated/practice/practice'
import { pageUrl, reference } from '@/lib/site/structured-data/addresses'
import { addressOf } from '@/lib/site/structured-data/office'
import type { OfficeShown } from '@/lib/site/structured-data/office-shown'

/** The surgeon, whom every page names, with the office's address as the page shows it. */
export function surgeon(shown: OfficeShown): PhysicianLeaf {
  const { name, specialty, npi } = practice.surgeon
  return {
    '@type': 'Physician',
    ...reference('surgeon'),
    name,
    description: specialty,
    url: pageUrl('/biography'),
    medicalSpecialty: 'https://schema.org/Surgical',
    address: addressOf(shown),
    ...(npi !== null && { usNPI: npi }),
    parentOrganization: reference('clinic'),
  }
}
