'use client'

import { useState } from 'react'
import { Medicine } from './medicine'
import { Notes } from './notes'
import { Sitting } from './sitting'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { DayErrors, DayValues } from '@/lib/on-device/tracker/day-values'

type DetailsProps = {
  values: DayValues
  errors: DayErrors
  onChange: (part: Partial<DayValues>) => void
}

/** What isn't needed every day: collapsed until it is opened or has an answer. */
export function Details({ values, errors, onChange }: DetailsProps) {
  const [isOpened, setOpened] = useState(false)
  const { medicineTaken, sittingMinutes, notes } = values
  const hasAnswer = medicineTaken !== null || sittingMinutes !== '' || notes !== ''
  return (
    <Collapsible
      open={isOpened || hasAnswer}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="border-y border-line"
    >
      <CollapsibleTrigger>{trackerWords.day.more}</CollapsibleTrigger>
      <div className="space-y-6 pt-2 pb-6">
        <Medicine value={medicineTaken} onChange={(answer) => onChange({ medicineTaken: answer })} />
        <Sitting value={sittingMinutes} error={errors.sittingMinutes} onChange={onChange} />
        <Notes values={values} error={errors.notes} onChange={onChange} />
      </div>
    </Collapsible>
  )
}
