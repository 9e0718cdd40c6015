'use client'

import { useState } from 'react'
import { SaddleAlert } from '@/components/body/saddle-alert'
import { Later } from '@/components/records/later'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { PainMark } from '@/content/anatomy/body-areas'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { day: words } = trackerWords
const loadMap = () => import('@/components/body/pain-map').then(({ PainMap }) => PainMap)

type PainAreasProps = { value: readonly PainMark[]; onChange: (marks: readonly PainMark[]) => void }

/** Body map of where it hurts. Optional, so collapsed; the drawing loads when it is opened. */
export function PainAreas({ value, onChange }: PainAreasProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <div>
      <Collapsible
        // It may have been opened before the script was there.
        ref={(element) => {
          if (element?.open) setOpened(true)
        }}
        onToggle={() => setOpened(true)}
        className="border-t border-line"
      >
        <CollapsibleTrigger>
          <span>
            {words.where}{' '}
            <span className="font-normal text-muted">
              {value.length > 0 && words.whereMarked(value.length)}
            </span>
          </span>
        </CollapsibleTrigger>
        <div className="pt-2 pb-6">
          {isOpened && (
            <Later
              load={loadMap}
              failed={words.mapFailed}
              props={{ name: 'where', legend: words.whereOpen, value, onChange }}
            />
          )}
        </div>
      </Collapsible>
      <SaddleAlert marks={value} />
    </div>
  )
}
