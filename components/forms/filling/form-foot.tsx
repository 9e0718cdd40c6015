'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SheetSaid } from './sheet-said'
import type { Keeping } from './use-kept-values'
import { useSheet } from './use-sheet'
import { Confirm } from '@/components/own-records/confirm'
import { StoreNotice } from '@/components/own-records/store-notice'
import { keepPage } from '@/components/site/fragment'
import type { PatientForm } from '@/content/form-schema'
import { fillWords } from '@/content/form-words'
import { checkValues } from '@/lib/forms/check-values'
import { sheetContent } from '@/lib/forms/sheet-content'
import { parseValues } from '@/lib/forms/values'
import { localDay } from '@/lib/local-date'
import type { StoreCode } from '@/lib/own-records/result'

type FormFootProps = {
  form: PatientForm
  keeping: Keeping
  code: StoreCode | null
  onClear: () => Promise<void>
}

const keepingWords = { kept: fillWords.kept, keeping: fillWords.keeping, 'not-kept': fillWords.notKept }

function closeForm(formId: string) {
  keepPage()
  window.location.hash = formId
  document.getElementById(formId)?.focus()
}

/** What can be done with a form: make its sheet, empty it, close it. */
export function FormFoot({ form, keeping, code, onClear }: FormFootProps) {
  const { getValues } = useFormContext()
  const sheet = useSheet()
  const [isClearing, setIsClearing] = useState(false)

  const make = () => {
    const values = parseValues(form, getValues())
    const codes = checkValues(form, values, localDay(new Date()))
    const fields = form.sections.flatMap((section) => section.fields)
    const unusual = fields.flatMap((field) => (field.id in codes && 'label' in field ? [field.label] : []))
    const remarks =
      unusual.length > 0 ? [fillWords.worthChecking.replace('{fields}', unusual.join('; '))] : []
    void sheet.make(`${form.id}.pdf`, sheetContent(form, values, new Date().toISOString()), remarks)
  }
  const clear = async () => {
    setIsClearing(false)
    await onClear()
    sheet.say(fillWords.cleared)
  }

  return (
    <div className="space-y-4 border-t border-line pt-6">
      <p className="text-muted">{keepingWords[keeping]}</p>
      <StoreNotice code={code} />
      <button type="button" onClick={make} className="btn btn-default">
        {fillWords.make}
      </button>
      <SheetSaid said={sheet.said} />
      {isClearing ? (
        <Confirm
          question={fillWords.clearSure.replace('{form}', form.heading)}
          yes={fillWords.clearYes}
          no={fillWords.clearNo}
          onYes={() => void clear()}
          onNo={() => setIsClearing(false)}
        />
      ) : (
        <p className="flex flex-wrap gap-x-8">
          <button type="button" onClick={() => closeForm(form.id)} className="min-h-12 link">
            {fillWords.close}
          </button>
          <button type="button" onClick={() => setIsClearing(true)} className="min-h-12 link">
            {fillWords.clear}
          </button>
        </p>
      )}
    </div>
  )
}
