'use client'

import { useState, type FormEvent, type ReactNode } from 'react'
import { PassphraseField } from './passphrase-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { recordsWords } from '@/content/en/ui/tools/records'

const { save: words, open } = recordsWords.keepSafe

type EncryptedCopyProps = {
  onEncrypt: (encrypt: (text: string) => Promise<string>) => void
  /** What came of it, below the button. */
  answer: ReactNode
}

/** Asks for a passphrase and encrypts the copy with it. */
export function EncryptedCopy({ onEncrypt, answer }: EncryptedCopyProps) {
  const [error, setError] = useState<string | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [hasSlipped, setHasSlipped] = useState(false)
  const [isEncrypting, setIsEncrypting] = useState(false)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const passphrase = String(typed.get('passphrase'))
    const { encryptFile, shortestPassphrase } = await import('@/lib/on-device/records/encrypted-file')
    if (passphrase.length < shortestPassphrase) {
      setError(words.tooShort(shortestPassphrase))
      return form.querySelector<HTMLInputElement>('[name=passphrase]')?.focus()
    }
    setError(null)
    // Hidden, it is typed twice: a typing mistake would lock the copy for good.
    const isSame = isShown || typed.get('again') === passphrase
    setHasSlipped(!isSame)
    if (!isSame) return form.querySelector<HTMLInputElement>('[name=again]')?.focus()
    setIsEncrypting(true)
    onEncrypt(async (text) => {
      const encrypted = await encryptFile(text, passphrase)
      setIsEncrypting(false)
      if (encrypted.ok) return encrypted.value
      setError(open.refused[encrypted.code])
      throw new Error(encrypted.code)
    })
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="space-y-2">
      {/* For password managers, which expect a username beside a new password; Chromium warns without it. */}
      <input autoComplete="username" hidden readOnly />
      <PassphraseField
        label={words.passphrase}
        error={error}
        autoComplete="new-password"
        onShow={setIsShown}
      />
      {!isShown && (
        <Field label={words.again} error={hasSlipped ? words.notTheSame : null} errorRole="alert">
          {(control) => <Input {...control} name="again" type="password" autoComplete="new-password" />}
        </Field>
      )}
      <Button type="submit" variant="outline">
        {isEncrypting ? words.locking : words.locked}
      </Button>
      {answer}
      <p className="text-muted">{words.lockedHint}</p>
    </form>
  )
}
