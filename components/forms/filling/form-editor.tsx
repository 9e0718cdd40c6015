'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldView } from './field-view'
import { FormFoot } from './form-foot'
import { useKeptValues } from './use-kept-values'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import type { PatientForm } from '@/content/form-schema'
import { fillWords, formWords } from '@/content/form-words'
import { checkedValues } from '@/lib/forms/check-values'
import { type FormValues, parseValues } from '@/lib/forms/values'
import { localDay } from '@/lib/local-date'

const today = () => localDay(new Date())

/** A form on the page, section by section, in any order. It is saved as it is typed; nothing has to be complete. */
export function FormEditor({ form, own }: { form: PatientForm; own: OwnRecordsState }) {
  const methods = useForm({ mode: 'onTouched', resolver: zodResolver(checkedValues(form, today)) })
  const { reset, subscribe } = methods
  const isArriving = useRef(false)
  const arrive = useCallback(
    (values: FormValues) => {
      isArriving.current = true
      reset(values)
      isArriving.current = false
    },
    [reset],
  )
  const { first, keep, ...kept } = useKeptValues(form, own, arrive)

  useEffect(() => {
    if (first) arrive(first)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isArriving.current) keep(parseValues(form, values))
      },
    })
  }, [first, arrive, subscribe, keep, form])

  const clear = async () => {
    await kept.clear()
    arrive(parseValues(form, null))
  }

  if (!first) return <p role="status">{fillWords.loading}</p>
  return (
    <FormProvider {...methods}>
      <form
        noValidate
        aria-label={form.heading}
        onSubmit={(event) => event.preventDefault()}
        className="space-y-12 border-t-2 border-pine pt-6"
      >
        <p className="text-muted">
          {formWords.optional} {formWords.noNumbers}
        </p>
        {form.sections.map(({ heading, fields }) => (
          <fieldset key={heading} className="space-y-6">
            <legend className="mb-5 font-heading text-xl">{heading}</legend>
            <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
              {fields.map((field) => (
                <FieldView key={field.id} formId={form.id} field={field} />
              ))}
            </div>
          </fieldset>
        ))}
        <FormFoot form={form} keeping={kept.keeping} code={kept.code} onClear={clear} />
      </form>
    </FormProvider>
  )
}
