'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { Field } from '@/content/schemas/form-schema'
import { formWords } from '@/content/en/ui/tools/forms'

const numbers = Array.from({ length: 11 }, (_, number) => String(number))

/** A 0 to 10 scale with every value visible. */
export function ScaleField({ field, id }: { field: Extract<Field, { kind: 'scale' }>; id: string }) {
  const { register, setValue } = useFormContext()
  const value: unknown = useWatch({ name: field.id })
  const [none, worst] = field.ends
  return (
    <fieldset aria-describedby={`${id}-ends`}>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      <p id={`${id}-ends`} className="mb-2 flex justify-between gap-6 text-sm text-muted">
        <span>0 = {none}</span>
        <span className="text-right">10 = {worst}</span>
      </p>
      <div className="grid grid-cols-[repeat(6,minmax(0,1fr))] gap-1.5 sm:grid-cols-[repeat(11,minmax(0,1fr))]">
        {numbers.map((number) => (
          <label
            key={number}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-md border-2 border-field-line bg-field has-checked:border-pine has-checked:bg-pine has-checked:font-semibold has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-poppy"
          >
            <input {...register(field.id)} type="radio" value={number} className="sr-only" />
            {number}
          </label>
        ))}
      </div>
      {typeof value === 'string' && value !== '' && (
        <Button type="button" onClick={() => setValue(field.id, '')} variant="link">
          {formWords.clearChoice}
        </Button>
      )}
    </fieldset>
  )
}
