'use client'

import { useId } from 'react'
import { amountErrorText } from './amount-error'
import { FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
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
  const id = useId()
  const text = amountErrorText('sittingMinutes', error)
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <p className="flex items-center gap-3">
        <Input
          id={id}
          name="sittingMinutes"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange({ sittingMinutes: event.target.value })}
          aria-invalid={text !== null || undefined}
          aria-describedby={`${id}-unit ${id}-hint`}
          className="w-24"
        />
        <span id={`${id}-unit`}>{unit}</span>
      </p>
      {text ? (
        <FieldError id={`${id}-hint`}>{text}</FieldError>
      ) : (
        <FieldDescription id={`${id}-hint`} className="mt-1.5">
          {hint}
        </FieldDescription>
      )}
    </div>
  )
}
