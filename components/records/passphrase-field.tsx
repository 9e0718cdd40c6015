'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { recordsWords } from '@/content/en/ui/tools/records'

type PassphraseFieldProps = {
  label: string
  error: string | null
  autoComplete: 'new-password' | 'off'
  onShow?: (isShown: boolean) => void
}

/** A passphrase, hidden until the visitor wants to see it. */
export function PassphraseField({ label, error, autoComplete, onShow }: PassphraseFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <Field label={label} error={error} errorRole="alert">
        {(control) => (
          <Input
            {...control}
            name="passphrase"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <label className="mt-1 flex min-h-12 w-fit cursor-pointer items-center gap-3">
        <Checkbox
          checked={isShown}
          onChange={({ target }) => {
            setIsShown(target.checked)
            onShow?.(target.checked)
          }}
        />
        {recordsWords.keepSafe.save.show}
      </label>
    </div>
  )
}
