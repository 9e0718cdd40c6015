'use client'

import type { MouseEvent } from 'react'
import { FieldView } from './field-view'
import { focusElement } from '@/components/site/navigation/fragment'
import { Button } from '@/components/ui/button'
import type { PatientForm } from '@/content/schemas/form-schema'
import { fillWords } from '@/content/en/ui/tools/forms'

/** Goes to the next part, with its title at the top of the window. */
function handleNext({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const next = currentTarget.closest('fieldset')?.nextElementSibling
  if (!(next instanceof HTMLElement)) return
  next.scrollIntoView({ block: 'start' })
  focusElement(next)
}

/** A part of a form, under the form's title and its own. */
export function FormPart({ form, index }: { form: PatientForm; index: number }) {
  const part = form.sections[index]
  const next = form.sections[index + 1]
  if (!part) return null
  return (
    <fieldset className="scroll-mt-4 space-y-6 outline-none">
      <legend className="mb-5">
        <span className="block text-sm text-muted">
          {fillWords.part
            .replace('{form}', form.heading)
            .replace('{part}', String(index + 1))
            .replace('{parts}', String(form.sections.length))}
        </span>
        <span className="font-heading text-xl">{part.heading}</span>
      </legend>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
        {part.fields.map((field) => (
          <FieldView key={field.id} formId={form.id} field={field} />
        ))}
      </div>
      {next && (
        <Button type="button" variant="outline" onClick={handleNext}>
          {fillWords.next.replace('{heading}', next.heading)}
        </Button>
      )}
    </fieldset>
  )
}
