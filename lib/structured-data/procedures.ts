import type { IdReference, MedicalProcedureLeaf } from 'schema-dts'
import type { Service } from '@/content/service-schema'
import { entriesAt, factsOf, type CatalogueEntry } from '@/lib/catalogue-entries'
import { partReference } from '@/lib/structured-data/addresses'
import { shownText } from '@/lib/structured-data/shown-text'
import type { Mode } from '@/lib/variant'

/** What kind of procedure it is. Operations have a narrower type in the vocabulary, the others an entry in its list. */
function kindOf(entry: CatalogueEntry): Pick<MedicalProcedureLeaf, 'procedureType' | 'additionalType'> {
  return 'procedureType' in entry
    ? { procedureType: `https://schema.org/${entry.procedureType}` }
    : { additionalType: 'https://schema.org/SurgicalProcedure' }
}

/** What the page says of the time before the operation. */
function preparationOf({ sections, preparationSteps }: Service): string {
  const blocks = sections.find(({ id }) => id === 'steps')?.body ?? []
  const steps = blocks.flatMap((block) => (typeof block === 'object' && 'steps' in block ? block.steps : []))
  return steps.slice(0, preparationSteps).join(' ')
}

/**
 * The treatments of a service's page, in the catalogue's words. Times of recovery and shares of success are the practice's
 * claims: they stay on the page, beside their caveats.
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
