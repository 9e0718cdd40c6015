'use client'

import { PainMap } from '@/components/body/pain-map'
import { SaddleAlert } from '@/components/body/saddle-alert'
import { painKindIds, type PainMark } from '@/content/body-areas'
import { trackerWords } from '@/content/tracker-words'

const { day: words } = trackerWords

type PainPlacesProps = { value: readonly PainMark[]; onChange: (marks: PainMark[]) => void }

/** Where it hurts, on the drawn body; folded, since a day is complete without it. */
export function PainPlaces({ value, onChange }: PainPlacesProps) {
  return (
    <div className="space-y-4">
      <details className="fold border-y border-line">
        <summary className="flex min-h-14 items-center justify-between gap-4">
          <span>
            <span className="font-semibold">{words.where}</span>{' '}
            <span className="text-muted">{value.length > 0 && words.whereMarked(value.length)}</span>
          </span>
        </summary>
        <div className="pt-2 pb-6">
          <PainMap
            name="where"
            legend={words.whereOpen}
            value={value}
            onChange={(marks) => onChange([...marks])}
            kinds={painKindIds}
          />
        </div>
      </details>
      <SaddleAlert marks={value} />
    </div>
  )
}
