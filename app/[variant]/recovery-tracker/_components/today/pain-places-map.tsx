'use client'

import { PainMap } from '@/components/body/pain-map'
import { painKindIds, type PainMark } from '@/content/anatomy/body-areas'
import { trackerWords } from '@/content/en/ui/tools/tracker'

type PainPlacesMapProps = { marks: readonly PainMark[]; onChange: (marks: PainMark[]) => void }

/** The body map with every kind of pain. */
export function PainPlacesMap({ marks, onChange }: PainPlacesMapProps) {
  return (
    <PainMap
      name="where"
      legend={trackerWords.day.whereOpen}
      value={marks}
      onChange={(changed) => onChange([...changed])}
      kinds={painKindIds}
    />
  )
}
