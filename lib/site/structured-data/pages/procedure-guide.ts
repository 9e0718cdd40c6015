import type { IdReference, MedicalProcedureLeaf } from 'schema-dts'
import type { Procedure } from '@/content/schemas/procedure-schema'
import { partReference } from '@/lib/site/structured-data/addresses'
import { shownText } from '@/lib/site/structured-data/shown-text'
import type { Mode } from '@/lib/variant/variant'

/** The operation or injection that a procedure guide describes. */
export function medicalProcedure(
  path: string,
  guide: Procedure,
  mode: Mode,
): MedicalProcedureLeaf & IdReference {
  return {
    '@type': 'MedicalProcedure',
    ...partReference(path, 'procedure'),
    name: guide.heading,
    alternateName: guide.alsoCalled,
    description: shownText(guide.lead, mode),
    bodyLocation: guide.bodyLocation,
    preparation: guide.preparation.join('\n'),
    followup: guide.followUp,
    ...(guide.kind === 'surgery'
      ? { additionalType: 'https://schema.org/SurgicalProcedure' }
      : { procedureType: 'https://schema.org/PercutaneousProcedure' }),
  }
}
