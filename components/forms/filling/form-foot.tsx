'use client'

import { useFormContext } from 'react-hook-form'
import { PdfStatus } from './pdf-status'
import type { SaveState } from './use-saved-values'
import { useSheet } from './use-sheet'
import { ConfirmButton } from '@/components/records/confirm'
import { StoreNotice } from '@/components/records/store-notice'
import { followFragment } from '@/components/site/navigation/fragment'
import { Button } from '@/components/ui/button'
import type { PatientForm } from '@/content/schemas/form-schema'
import { fillWords } from '@/content/en/ui/tools/forms'
import { checkValues } from '@/lib/on-device/forms/check-values'
import { sheetContent } from '@/lib/on-device/forms/sheet-content'
import { parseValues } from '@/lib/on-device/forms/values'
import { localDay } from '@/lib/text/local-date'
import type { StoreCode } from '@/lib/on-device/records/result'

type FormFootProps = {
  form: PatientForm
  saveState: SaveState
  code: StoreCode | null
  onClear: () => Promise<void>
}

const saveStateWords = { saved: fillWords.kept, saving: fillWords.keeping, 'not-saved': fillWords.notKept }

function closeForm(formId: string) {
  followFragment(`#${formId}`)
}

/** Form actions: create the PDF, clear, close. */
export function FormFoot({ form, saveState, code, onClear }: FormFootProps) {
  const { getValues } = useFormContext()
  const sheet = useSheet()

  const handleMake = () => {
    const values = parseValues(form, getValues())
    const codes = checkValues(form, values, localDay(new Date()))
    const fields = form.sections.flatMap((section) => section.fields)
    const unusual = fields.flatMap((field) => (field.id in codes && 'label' in field ? [field.label] : []))
    const remarks =
      unusual.length > 0 ? [fillWords.worthChecking.replace('{fields}', unusual.join('; '))] : []
    void sheet.make(`${form.id}.pdf`, sheetContent(form, values, new Date().toISOString()), remarks)
  }
  const handleClear = async () => {
    await onClear()
    sheet.say(fillWords.cleared)
  }

  return (
    <div className="space-y-4 border-t border-line pt-6">
      <p className="text-muted">{saveStateWords[saveState]}</p>
      <StoreNotice code={code} />
      <Button type="button" onClick={handleMake}>
        {fillWords.make}
      </Button>
      <PdfStatus messages={sheet.messages} />
      <div className="flex flex-wrap gap-x-8">
        <Button type="button" onClick={() => closeForm(form.id)} variant="link">
          {fillWords.close}
        </Button>
        <ConfirmButton
          question={fillWords.clearSure.replace('{form}', form.heading)}
          yes={fillWords.clearYes}
          no={fillWords.clearNo}
          onConfirm={() => void handleClear()}
        >
          {fillWords.clear}
        </ConfirmButton>
      </div>
    </div>
  )
}
