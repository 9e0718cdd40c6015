'use client'

import { PainMap } from '@/components/body/pain-map'
import { SaddleAlert } from '@/components/body/saddle-alert'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { painKindIds, type PainMark } from '@/content/anatomy/body-areas'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { day: words } = trackerWords

type PainPlacesProps = { value: readonly PainMark[]; onChange: (marks: PainMark[]) => void }

/** Body map of where it hurts. Optional, so collapsed. */
export function PainPlaces({ value, onChange }: PainPlacesProps) {
  return (
    <div className="space-y-4">
      <Collapsible className="border-y border-line">
        <CollapsibleTrigger size="lg">
          <span>
            {words.where}{' '}
            <span className="font-normal text-muted">
              {value.length > 0 && words.whereMarked(value.length)}
            </span>
          </span>
        </CollapsibleTrigger>
        <div className="pt-2 pb-6">
          <PainMap
            name="where"
            legend={words.whereOpen}
            value={value}
            onChange={(marks) => onChange([...marks])}
            kinds={painKindIds}
          />
        </div>
      </Collapsible>
      <SaddleAlert marks={value} />
    </div>
  )
}
