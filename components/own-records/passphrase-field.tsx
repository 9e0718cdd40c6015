'use client'

import { useState } from 'react'
import { ownRecordsWords } from '@/content/own-records-words'

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
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        name="passphrase"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-alert">
          {error}
        </p>
      )}
      <label className="mt-1 flex min-h-12 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
          className="size-6 accent-pine"
        />
        {ownRecordsWords.keepSafe.save.show}
      </label>
    </div>
  )
}
