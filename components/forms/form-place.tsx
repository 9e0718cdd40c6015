'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { placeOf, useOpenForm } from './opened'
import { fillWords } from '@/content/form-words'

type OpenForm = ComponentType<{ formId: string }>

/** Where a form opens. What it is made of loads when it is opened for the first time. */
export function FormPlace({ formId, heading }: { formId: string; heading: string }) {
  const isOpen = useOpenForm() === formId
  const [Form, setForm] = useState<OpenForm | null>(null)
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    if (!isOpen || Form) return
    // Without what is kept no form can be shown.
    void Promise.all([import('./filling/open-form'), import('./keeper')]).then(
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
