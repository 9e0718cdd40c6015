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
  onShow?: (isShown: boolean) => void
}

/** A passphrase, hidden until the visitor wants to see it. */
export function PassphraseField({ id, label, error, autoComplete, onShow }: PassphraseFieldProps) {
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
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
      <label className="mt-1 flex min-h-12 w-fit cursor-pointer items-center gap-3">
        <Checkbox
          checked={isShown}
          onChange={({ target }) => {
            setIsShown(target.checked)
            onShow?.(target.checked)
          }}
        />
        {ownRecordsWords.keepSafe.save.show}
      </label>
    </div>
  )
}
