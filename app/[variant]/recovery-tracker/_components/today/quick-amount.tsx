'use client'

import { useId, type ReactNode } from 'react'
import { amountErrorText } from './amount-error'
import { FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { DayErrors, DayValues } from '@/lib/on-device/tracker/day-values'
import type { QuickAmount as Amount } from '@/lib/on-device/tracker/quick-choices'

const { day: words } = trackerWords

type QuickAmountProps = {
  name: Amount
  choices: readonly number[]
  last: ReactNode
  value: string
  error: DayErrors[Amount]
  onChange: (part: Partial<DayValues>) => void
}

/** An amount with one tap, or typed. The field always shows what is chosen; emptying it takes it back. */
export function QuickAmount({ name, choices, last, value, error, onChange }: QuickAmountProps) {
  const id = useId()
  const { label, unit, other } = words.amounts[name]
  const text = amountErrorText(name, error)
  return (
    <fieldset>
      <legend className="entry-legend">
        {label}, {unit} {last}
      </legend>
      <div className="amount-row">
        {choices.map((choice) => (
          <label key={choice} className="choice pain-point">
            <input
              type="radio"
              name={`${name}-choice`}
              checked={value === String(choice)}
              onChange={() => onChange({ [name]: String(choice) })}
            />
            {choice}
            <span className="sr-only"> {unit}</span>
          </label>
        ))}
        <Input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          aria-label={other}
          placeholder={words.otherAmount}
          value={value}
          onChange={(event) => onChange({ [name]: event.target.value })}
          aria-invalid={text !== null || undefined}
          aria-describedby={text ? `${id}-error` : undefined}
          className="px-1! text-center"
        />
      </div>
      {text && <FieldError id={`${id}-error`}>{text}</FieldError>}
    </fieldset>
  )
}
