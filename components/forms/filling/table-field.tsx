'use client'

import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Field } from '@/content/form-schema'
import { formWords } from '@/content/form-words'

type Table = Extract<Field, { kind: 'table' }>

/** One row: on a phone its questions stand below each other. */
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
            <input
              {...register(`${field.id}.${index}.${column.id}`)}
              id={`${id}-${index}-${column.id}`}
              type="text"
              autoComplete="off"
              className="field"
            />
          </div>
        ))}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${formWords.removeRow}: ${name}`}
        className="mt-1 min-h-12 link"
      >
        {formWords.removeRow}
      </button>
    </fieldset>
  )
}

/** Rows of short texts, such as medicines: one at first, and as many as are wanted. */
export function TableField({ field, id }: { field: Table; id: string }) {
  const { setFocus } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name: field.id, keyName: 'key' })
  const empty = Object.fromEntries(field.columns.map((column) => [column.id, '']))
  const [firstColumn] = field.columns

  const takeAway = (index: number) => {
    remove(index)
    // The focus would be lost with the button.
    const next = Math.max(0, index - 1)
    if (fields.length > 1) setTimeout(() => setFocus(`${field.id}.${next}.${firstColumn?.id}`))
    else document.getElementById(`${id}-add`)?.focus()
  }
  return (
    <fieldset aria-describedby={field.hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      {field.hint && (
        <p id={`${id}-hint`} className="mb-3 text-sm text-muted">
          {field.hint}
        </p>
      )}
      <div className="space-y-2">
        {fields.map(({ key }, index) => (
          <TableRow key={key} field={field} id={id} index={index} onRemove={() => takeAway(index)} />
        ))}
      </div>
      <button
        id={`${id}-add`}
        type="button"
        onClick={() => append(empty, { shouldFocus: true })}
        className="mt-2 btn btn-outline"
      >
        {(fields.length === 0 ? formWords.addFirst : formWords.addRow).replace(
          '{row}',
          field.row.toLowerCase(),
        )}
      </button>
    </fieldset>
  )
}
