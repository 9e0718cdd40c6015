'use client'

import { fillId, useOpenForm } from './opened'
import { Later } from '@/components/records/later'
import { fillWords } from '@/content/en/ui/tools/forms'

const loadForm = () => import('./filling/open-form').then(({ OpenForm }) => OpenForm)

/** Where a form opens. Its code loads on first use. */
export function FormPlace({ formId, heading }: { formId: string; heading: string }) {
  const isOpen = useOpenForm() === formId
  return (
    <div
      id={fillId(formId)}
      role="group"
      aria-label={heading}
      tabIndex={-1}
      data-unread=""
      className="print:hidden"
    >
      {isOpen && <Later load={loadForm} failed={fillWords.notLoaded} props={{ formId }} />}
    </div>
  )
}
