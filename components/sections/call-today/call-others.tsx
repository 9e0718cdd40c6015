'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { callToday } from '@/content/en/ui/site/call-today'
import type { CardName } from '@/content/schemas/warning-card-schema'
import { storePatient } from '@/lib/variant/location/choice'

/**
 * For everyone else: their own doctor or whoever operated, and our number for those who say that they are our patients. It appears in
 * place; without JavaScript, the same page comes back with it.
 */
export function CallOthers({ card }: { card: CardName }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    storePatient()
  }
  return (
    <>
      <p>
        {callToday.first[card]} {callToday.nobody[card]}
      </p>
      <form
        action="/api/visitor-mode"
        method="post"
        onSubmit={handleSubmit}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
      >
        <input type="hidden" name="mode" value="local" />
        <input type="hidden" name="back" value="page" />
        <span>{callToday.patient}</span>
        <Button type="submit" variant="outline" size="sm">
          {callToday.show}
        </Button>
      </form>
    </>
  )
}
