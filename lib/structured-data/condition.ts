import type { IdReference, MedicalConditionLeaf } from 'schema-dts'
import type { Condition } from '@/content/condition-schema'
import type { Mode } from '@/lib/variant'
import { partReference } from '@/lib/structured-data/addresses'
import { shownText } from '@/lib/structured-data/shown-text'

/** What a guide is about. */
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
