'use client'

import { useFormContext } from 'react-hook-form'
import { FieldDescription, FieldLabel, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Field } from '@/content/schemas/form-schema'
import { fillWords, formWords } from '@/content/en/ui/tools/forms'

type TypedFieldProps = { field: Extract<Field, { kind: 'line' | 'long' | 'day' }>; id: string }

const modes = { text: undefined, tel: 'tel', email: 'email' } as const

const isCode = (code: unknown): code is keyof typeof formWords.errors =>
  typeof code === 'string' && code in formWords.errors

/** What looks wrong about an answer. It is only a hint: the form can still be saved and printed. */
function FieldProblem({ name, id }: { name: string; id: string }) {
  const { getFieldState, formState } = useFormContext()
  const code = getFieldState(name, formState).error?.message
  return (
    <div aria-live="polite">
      {isCode(code) && <FieldError id={`${id}-problem`}>{formWords.errors[code]}</FieldError>}
    </div>
  )
}

/** A line, several lines, or a date. A date is typed, because a calendar takes too long to reach a year of birth. */
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
  }
  // Below the field where two are side by side, so that both fields line up.
  const isHalf = field.kind !== 'long' && field.isHalf
  const hintLine = hint && (
    <FieldDescription id={`${id}-hint`} className="my-1.5">
      {hint}
    </FieldDescription>
  )
  return (
    <div>
      <FieldLabel htmlFor={id}>{field.label}</FieldLabel>
      {!isHalf && hintLine}
      {field.kind === 'long' ? (
        <Textarea {...attributes} rows={field.lines} />
      ) : (
        <Input
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
