import type { PhysicianLeaf } from 'schema-dts'
import { practice } from '@/content/generated/practice/practice'
import { pageUrl, reference } from '@/lib/site/structured-data/addresses'

/** The surgeon, for pages that give the name. */
export function surgeon(): PhysicianLeaf {
  const { name, specialty } = practice.surgeon
  return {
    '@type': 'Physician',
    ...reference('surgeon'),
    name,
    description: specialty,
    url: pageUrl('/biography'),
    medicalSpecialty: 'https://schema.org/Surgical',
    parentOrganization: reference('clinic'),
  }
}
