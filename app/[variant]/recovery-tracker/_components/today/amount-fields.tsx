'use client'

import { useId } from 'react'
import { FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Amount, DayErrors, DayValues } from '@/lib/on-device/tracker/day-values'

const { day: words } = trackerWords
const names = ['walkingMinutes', 'sleepHours', 'sittingMinutes'] as const

type AmountFieldsProps = {
  values: DayValues
  errors: DayErrors
  onChange: (part: Partial<DayValues>) => void
}

function errorText(name: Amount, error: 'number' | 'too-much' | undefined): string | null {
  if (!error) return null
  return error === 'number' ? words.errors.number : words.errors[name]
}

/** Optional numbers for walking, sleep and sitting. */
export function AmountFields({ values, errors, onChange }: AmountFieldsProps) {
  const id = useId()
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {names.map((name) => {
        const { label, unit, hint } = words.amounts[name]
        const error = errorText(name, errors[name])
        return (
          <div key={name}>
            <FieldLabel htmlFor={`${id}-${name}`}>{label}</FieldLabel>
            <p className="flex items-center gap-3">
              <Input
                id={`${id}-${name}`}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                value={values[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
                aria-invalid={error !== null || undefined}
                aria-describedby={`${id}-${name}-unit ${id}-${name}-hint`}
                className="w-24"
              />
              <span id={`${id}-${name}-unit`}>{unit}</span>
            </p>
            {error ? (
              <FieldError id={`${id}-${name}-hint`}>{error}</FieldError>
            ) : (
              <FieldDescription id={`${id}-${name}-hint`} className="mt-1.5">
                {hint}
              </FieldDescription>
            )}
          </div>
        )
      })}
    </div>
  )
}
