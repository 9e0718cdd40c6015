'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { placeOf, useOpenForm } from './opened'
import { fillWords } from '@/content/en/ui/tools/forms'

type OpenForm = ComponentType<{ formId: string }>

/** Where a form opens. Its code loads on first use. */
export function FormPlace({ formId, heading }: { formId: string; heading: string }) {
  const isOpen = useOpenForm() === formId
  const [Form, setForm] = useState<OpenForm | null>(null)
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    if (!isOpen || Form) return
    // A form cannot be shown until the stored records are loaded.
    void Promise.all([import('./filling/open-form'), import('./forms-loader')]).then(
      ([loaded]) => setForm(() => loaded.OpenForm),
      () => setIsLost(true),
    )
  }, [isOpen, Form])

  return (
    <div
      id={placeOf(formId)}
      role="group"
      aria-label={heading}
      tabIndex={-1}
      data-unread=""
      className="print:hidden"
    >
      {isOpen && Form && <Form formId={formId} />}
      {isOpen && !Form && <p role="status">{isLost ? fillWords.notLoaded : fillWords.loading}</p>}
    </div>
  )
}
