'use client'

import { useStoredForms } from './stored-forms'
import { formListWords } from '@/content/en/ui/tools/forms'

/** How many of the forms are saved on this device. Empty until that is known. */
export function FormsProgress({ formIds }: { formIds: readonly string[] }) {
  const storedForms = useStoredForms()
  const saved = formIds.filter((id) => storedForms?.savedAt[id]).length
  const text = formListWords.progress
    .replace('{saved}', String(saved))
    .replace('{all}', String(formIds.length))
  return (
    <p className="min-h-7 font-semibold print:hidden noscript:hidden" data-unread="">
      {storedForms && (saved === 0 ? formListWords.noneSaved : text)}
    </p>
  )
}
