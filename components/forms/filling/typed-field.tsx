'use client'

import { useFormContext } from 'react-hook-form'
import { FieldProblem } from './field-problem'
import type { Field } from '@/content/form-schema'
import { fillWords } from '@/content/form-words'

type TypedFieldProps = { field: Extract<Field, { kind: 'line' | 'long' | 'day' }>; id: string }

const modes = { text: undefined, tel: 'tel', email: 'email' } as const

/** A line, several lines, or a day: a day is typed, because a calendar is a long way to a year of birth. */
export function TypedField({ field, id }: TypedFieldProps) {
  const { register, getFieldState, formState } = useFormContext()
  const isWrong = getFieldState(field.id, formState).invalid
  const hint = field.hint ?? (field.kind === 'day' ? fillWords.dayHint : null)
  const describedBy = [hint && `${id}-hint`, isWrong && `${id}-problem`].filter(Boolean).join(' ')
  const attributes = {
    ...register(field.id),
    id,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy || undefined,
    className: 'field',
  }
  // Under the field where two stand side by side: the fields then stay in one line.
  const isHalf = field.kind !== 'long' && field.isHalf
  const hintLine = hint && (
    <p id={`${id}-hint`} className="my-1.5 text-sm text-muted">
      {hint}
    </p>
  )
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {field.label}
      </label>
      {!isHalf && hintLine}
      {field.kind === 'long' ? (
        <textarea {...attributes} rows={field.lines} />
      ) : (
        <input
          {...attributes}
          type="text"
          inputMode={field.kind === 'line' ? modes[field.input] : undefined}
          autoComplete={field.autoComplete ?? 'off'}
        />
      )}
      {isHalf && hintLine}
      <FieldProblem name={field.id} id={id} />
    </div>
  )
}
