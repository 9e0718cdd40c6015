'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'

type PassphraseFieldProps = {
  id: string
  label: string
  error: string | null
  autoComplete: 'new-password' | 'off'
}

/** A passphrase, hidden until the visitor wants to see it. */
export function PassphraseField({ id, label, error, autoComplete }: PassphraseFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        name="passphrase"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label className="mt-1 flex min-h-12 w-fit cursor-pointer items-center gap-3">
        <Checkbox checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        {ownRecordsWords.keepSafe.save.show}
      </label>
    </div>
  )
}
