'use client'

import type { FormEvent, ReactNode } from 'react'
import { storePatient } from '@/lib/variant/location/choice'

type ShowOfficeFormProps = { className?: string; children: ReactNode }

/**
 * Its buttons show the office's number and address at once, and for good, to those who say that they can come or are
 * our patients. The page changes in place; without JavaScript, the same page comes back with them.
 */
export function ShowOfficeForm({ className, children }: ShowOfficeFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    storePatient()
  }
  return (
    <form action="/api/visitor-mode" method="post" onSubmit={handleSubmit} className={className}>
      <input type="hidden" name="mode" value="local" />
      <input type="hidden" name="back" value="page" />
      {children}
    </form>
  )
}
