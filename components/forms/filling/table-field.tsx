'use client'

import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { FieldDescription } from '@/components/ui/field'
import type { Field } from '@/content/schemas/form-schema'
import { formWords } from '@/content/en/ui/tools/forms'

type Table = Extract<Field, { kind: 'table' }>

/** One row. On phones its fields are stacked. */
function TableRow({
  field,
  id,
  index,
  onRemove,
}: {
  field: Table
  id: string
  index: number
  onRemove: () => void
}) {
  const { register } = useFormContext()
  const name = `${field.row} ${index + 1}`
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">{name}</legend>
      <p
        aria-hidden="true"
        className="mb-2 flex min-h-12 items-center justify-between text-sm font-semibold text-poppy-text"
      >
        {name}
      </p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {field.columns.map((column) => (
          <div key={column.id} className="min-w-0">
            <label htmlFor={`${id}-${index}-${column.id}`} className="mb-1 block text-[1rem]">
              {column.label}
            </label>
            <Input
              {...register(`${field.id}.${index}.${column.id}`)}
              id={`${id}-${index}-${column.id}`}
              type="text"
              autoComplete="off"
            />
          </div>
        ))}
      </div>
      <Button
        type="button"
        onClick={onRemove}
        aria-label={`${formWords.removeRow}: ${name}`}
        variant="link"
        className="mt-1"
      >
        {formWords.removeRow}
      </Button>
    </fieldset>
  )
}

/** Rows of short text fields, such as medicines. Starts with one row; more can be added. */
export function TableField({ field, id }: { field: Table; id: string }) {
  const { setFocus } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name: field.id, keyName: 'key' })
  const empty = Object.fromEntries(field.columns.map((column) => [column.id, '']))
  const [firstColumn] = field.columns

  const handleRemove = (index: number) => {
    remove(index)
    // Otherwise focus would be lost when the button disappears.
    const next = Math.max(0, index - 1)
    if (fields.length > 1) setTimeout(() => setFocus(`${field.id}.${next}.${firstColumn?.id}`))
    else document.getElementById(`${id}-add`)?.focus()
  }
  return (
    <fieldset aria-describedby={field.hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      {field.hint && (
        <FieldDescription id={`${id}-hint`} className="mb-3">
          {field.hint}
        </FieldDescription>
      )}
      <div className="space-y-2">
        {fields.map(({ key }, index) => (
          <TableRow key={key} field={field} id={id} index={index} onRemove={() => handleRemove(index)} />
        ))}
      </div>
      <Button
        id={`${id}-add`}
        type="button"
        onClick={() => append(empty, { shouldFocus: true })}
        variant="outline"
        className="mt-2"
      >
        {(fields.length === 0 ? formWords.addFirst : formWords.addRow).replace(
          '{row}',
          field.row.toLowerCase(),
        )}
      </Button>
    </fieldset>
  )
}
