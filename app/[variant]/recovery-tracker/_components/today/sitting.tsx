'use client'

import { amountErrorText } from './amount-error'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { DayErrors, DayValues } from '@/lib/on-device/tracker/day-values'

const { label, unit, hint } = trackerWords.day.amounts.sittingMinutes

type SittingProps = {
  value: string
  error: DayErrors['sittingMinutes']
  onChange: (part: Partial<DayValues>) => void
}

/** The longest time sitting, typed. */
export function Sitting({ value, error, onChange }: SittingProps) {
  return (
    <Field label={label} hint={hint} error={amountErrorText('sittingMinutes', error)}>
      {(control) => (
        <p className="flex items-center gap-3">
          <Input
            {...control}
            name="sittingMinutes"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange({ sittingMinutes: event.target.value })}
            aria-describedby={`${control.id}-unit ${control['aria-describedby']}`}
            className="w-24"
          />
          <span id={`${control.id}-unit`}>{unit}</span>
        </p>
      )}
    </Field>
  )
}
