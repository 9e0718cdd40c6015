'use client'

import { useFormContext } from 'react-hook-form'
import { FieldError } from '@/components/ui/field'
import { formWords } from '@/content/en/ui/tools/forms'

const isCode = (code: unknown): code is keyof typeof formWords.errors =>
  typeof code === 'string' && code in formWords.errors

/** What looks wrong about an answer. It is only a hint: the form can still be saved and printed. */
export function FieldProblem({ name, id }: { name: string; id: string }) {
  const { getFieldState, formState } = useFormContext()
  const code = getFieldState(name, formState).error?.message
  return (
    <div aria-live="polite">
      {isCode(code) && <FieldError id={`${id}-problem`}>{formWords.errors[code]}</FieldError>}
    </div>
  )
}
