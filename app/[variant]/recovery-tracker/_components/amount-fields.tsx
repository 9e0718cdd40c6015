'use client'

import { useId } from 'react'
import { trackerWords } from '@/content/tracker-words'
import type { Amount, DayErrors, DayValues } from '@/lib/tracker/day-values'

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

/** Walking, sleep and sitting: a number each, or nothing. */
export function AmountFields({ values, errors, onChange }: AmountFieldsProps) {
  const id = useId()
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {names.map((name) => {
        const { label, unit, hint } = words.amounts[name]
        const error = errorText(name, errors[name])
        return (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="mb-1.5 block font-semibold">
              {label}
            </label>
            <p className="flex items-center gap-3">
              <input
                id={`${id}-${name}`}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                value={values[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
                aria-invalid={error !== null || undefined}
                aria-describedby={`${id}-${name}-unit ${id}-${name}-hint`}
                className="field w-24"
              />
              <span id={`${id}-${name}-unit`}>{unit}</span>
            </p>
            <p
              id={`${id}-${name}-hint`}
              className={`mt-1.5 text-sm ${error ? 'font-semibold text-alert' : 'text-muted'}`}
            >
              {error ?? hint}
            </p>
          </div>
        )
      })}
    </div>
  )
}
