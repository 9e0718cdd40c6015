'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFoot } from './form-foot'
import { FormPart } from './form-part'
import { useSavedValues } from './use-saved-values'
import type { RecordsState } from '@/components/records/use-records'
import type { PatientForm } from '@/content/schemas/form-schema'
import { fillWords, formWords } from '@/content/en/ui/tools/forms'
import { pointerReleased } from '@/lib/browser/pointer-released'
import { checkedValues } from '@/lib/on-device/forms/check-values'
import { type FormValues, parseValues } from '@/lib/on-device/forms/values'
import { localDay } from '@/lib/text/local-date'

const today = () => localDay(new Date())

/** A form, with sections in any order. Answers are saved as the visitor types; no field is required. */
export function FormEditor({ form, records }: { form: PatientForm; records: RecordsState }) {
  const check = zodResolver(checkedValues(form, today))
  const methods = useForm({
    mode: 'onTouched',
    resolver: async (...input) => {
      // A hint appears when the visitor leaves its field, and moves the button being pressed.
      await pointerReleased()
      return check(...input)
    },
  })
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
  const { first, save, ...saved } = useSavedValues(form, records, arrive)

  useEffect(() => {
    if (first) arrive(first)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isArriving.current) save(parseValues(form, values))
      },
    })
  }, [first, arrive, subscribe, save, form])

  const handleClear = async () => {
    await saved.clear()
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
        {form.sections.map((section, index) => (
          <FormPart key={section.heading} form={form} index={index} />
        ))}
        <FormFoot form={form} saveState={saved.saveState} code={saved.code} onClear={handleClear} />
      </form>
    </FormProvider>
  )
}
