import type { IdReference, MedicalConditionLeaf } from 'schema-dts'
import type { Condition } from '@/content/schemas/condition-schema'
import type { Mode } from '@/lib/variant/variant'
import { partReference } from '@/lib/site/structured-data/addresses'
import { shownText } from '@/lib/site/structured-data/shown-text'

/** The condition a guide describes. */
export function medicalCondition(
  path: string,
  guide: Condition,
  mode: Mode,
): MedicalConditionLeaf & IdReference {
  const { signs, treatments } = guide.structured
  return {
    '@type': 'MedicalCondition',
    ...partReference(path, 'condition'),
    name: guide.heading,
    alternateName: guide.alsoCalled,
    description: shownText(guide.lead, mode),
    signOrSymptom: signs.map((name) => ({ '@type': 'MedicalSignOrSymptom', name })),
    possibleTreatment: treatments.map((name) => ({ '@type': 'MedicalTherapy', name })),
  }
}
