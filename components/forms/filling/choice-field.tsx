'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldDescription } from '@/components/ui/field'
import { RadioGroupItem } from '@/components/ui/radio-group'
import type { Field } from '@/content/schemas/form-schema'
import { formWords } from '@/content/en/ui/tools/forms'

type ChoiceFieldProps = { field: Extract<Field, { kind: 'choice' | 'several' }>; id: string }

/** A single choice that can be cleared, or multiple choices. */
export function ChoiceField({ field, id }: ChoiceFieldProps) {
  const { register, setValue } = useFormContext()
  const value: unknown = useWatch({ name: field.id })
  const isOne = field.kind === 'choice'
  const Item = isOne ? RadioGroupItem : Checkbox
  const options = Object.entries(field.options)
  return (
    <fieldset aria-describedby={field.hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      {field.hint && (
        <FieldDescription id={`${id}-hint`} className="mb-1.5">
          {field.hint}
        </FieldDescription>
      )}
      <div className={options.length > 4 ? 'grid gap-x-6 sm:grid-cols-2' : 'flex flex-wrap gap-x-8'}>
        {options.map(([option, label]) => (
          <label key={option} className="flex min-h-12 cursor-pointer items-center gap-3">
            <Item {...register(field.id)} value={option} />
            {label}
          </label>
        ))}
        {isOne && typeof value === 'string' && value !== '' && (
          <Button type="button" onClick={() => setValue(field.id, '')} variant="link">
            {formWords.clearChoice}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
