'use client'

import { useId, useState, type FormEvent } from 'react'
import { PassphraseField } from './passphrase-field'
import { Button } from '@/components/ui/button'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'

const { save: words, open } = ownRecordsWords.keepSafe

type EncryptedCopyProps = { onEncrypt: (encrypt: (text: string) => Promise<string>) => void }

/** Asks for a passphrase and encrypts the copy with it. */
export function EncryptedCopy({ onEncrypt }: EncryptedCopyProps) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const [isEncrypting, setIsEncrypting] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const passphrase = String(new FormData(form).get('passphrase'))
    const { encryptFile, shortestPassphrase } = await import('@/lib/on-device/records/encrypted-file')
    if (passphrase.length < shortestPassphrase) {
      setError(words.tooShort(shortestPassphrase))
      return form.querySelector<HTMLInputElement>('[name=passphrase]')?.focus()
    }
    setError(null)
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
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-2">
      {/* For password managers, which expect a username beside a new password; Chromium warns without it. */}
      <input autoComplete="username" hidden readOnly />
      <PassphraseField id={id} label={words.passphrase} error={error} autoComplete="new-password" />
      <Button type="submit" variant="outline">
        {isEncrypting ? words.locking : words.locked}
      </Button>
      <p className="text-muted">{words.lockedHint}</p>
    </form>
  )
}
