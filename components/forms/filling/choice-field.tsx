'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '@/content/form-schema'
import { formWords } from '@/content/form-words'

type ChoiceFieldProps = { field: Extract<Field, { kind: 'choice' | 'several' }>; id: string }

/** One of several, which can be taken back, or any of them. */
export function ChoiceField({ field, id }: ChoiceFieldProps) {
  const { register, setValue } = useFormContext()
  const value: unknown = useWatch({ name: field.id })
  const isOne = field.kind === 'choice'
  const options = Object.entries(field.options)
  return (
    <fieldset aria-describedby={field.hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      {field.hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {field.hint}
        </p>
      )}
      <div className={options.length > 4 ? 'grid gap-x-6 sm:grid-cols-2' : 'flex flex-wrap gap-x-8'}>
        {options.map(([option, label]) => (
          <label key={option} className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              {...register(field.id)}
              type={isOne ? 'radio' : 'checkbox'}
              value={option}
              className="size-6 shrink-0 accent-pine"
            />
            {label}
          </label>
        ))}
        {isOne && typeof value === 'string' && value !== '' && (
          <button type="button" onClick={() => setValue(field.id, '')} className="min-h-12 link">
            {formWords.clearChoice}
          </button>
        )}
      </div>
    </fieldset>
  )
}
