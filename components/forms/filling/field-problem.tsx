'use client'

import { useFormContext } from 'react-hook-form'
import { formWords } from '@/content/form-words'

const isCode = (code: unknown): code is keyof typeof formWords.errors =>
  typeof code === 'string' && code in formWords.errors

/** What looks wrong about an answer. It stands beside the field and stops nothing. */
export function FieldProblem({ name, id }: { name: string; id: string }) {
  const { getFieldState, formState } = useFormContext()
  const code = getFieldState(name, formState).error?.message
  return (
    <div aria-live="polite">
      {isCode(code) && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm font-semibold text-alert">
          {formWords.errors[code]}
        </p>
      )}
    </div>
  )
}
