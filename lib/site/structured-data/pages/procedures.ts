import type { IdReference, MedicalProcedureLeaf } from 'schema-dts'
import type { Service } from '@/content/schemas/service-schema'
import { entriesAt, factsOf, type CatalogEntry } from '@/lib/site/pages/catalog-entries'
import { partReference } from '@/lib/site/structured-data/addresses'
import { shownText } from '@/lib/site/structured-data/shown-text'
import type { Mode } from '@/lib/variant/variant'

/**
 * The type of procedure. schema.org has a subtype for surgery, and enumeration values for the other kinds.
 */
function kindOf(entry: CatalogEntry): Pick<MedicalProcedureLeaf, 'procedureType' | 'additionalType'> {
  return 'procedureType' in entry
    ? { procedureType: `https://schema.org/${entry.procedureType}` }
    : { additionalType: 'https://schema.org/SurgicalProcedure' }
}

/** The page's text about preparing for the operation. */
function preparationOf({ sections, preparationSteps }: Service): string {
  const blocks = sections.find(({ id }) => id === 'steps')?.body ?? []
  const steps = blocks.flatMap((block) => (typeof block === 'object' && 'steps' in block ? block.steps : []))
  return steps.slice(0, preparationSteps).join(' ')
}

/**
 * The treatments on a service page, with the catalog's descriptions. Recovery times and success rates are the
 * practice's own claims, so they stay on the page, next to their caveats.
 */
export function medicalProcedures(path: string, service: Service, mode: Mode) {
  const entries = entriesAt(path)
  const preparation = preparationOf(service)
  return entries.map((entry): MedicalProcedureLeaf & IdReference => {
    const after = factsOf(entry, ['recovery', 'hospitalStay', 'returnToWork'])
    return {
      '@type': 'MedicalProcedure',
      ...partReference(path, entry.id),
      name: entries.length > 1 ? entry.title : service.heading,
      description: shownText(entry.details, mode),
      ...kindOf(entry),
      ...(entry.bodyLocation && { bodyLocation: entry.bodyLocation }),
      ...(preparation && { preparation: shownText(preparation, mode) }),
      followup: after.map(([label, fact]) => `${label}: ${shownText(fact, mode)}`).join('\n'),
    }
  })
}
