'use client'

import { useId, useState, type FormEvent } from 'react'
import { PassphraseField } from './passphrase-field'
import { ownRecordsWords } from '@/content/own-records-words'

const { save: words, open } = ownRecordsWords.keepSafe

type LockedCopyProps = { onLock: (lock: (text: string) => Promise<string>) => void }

/** Asks for a passphrase and locks the copy with it. */
export function LockedCopy({ onLock }: LockedCopyProps) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const [isLocking, setIsLocking] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const passphrase = String(new FormData(form).get('passphrase'))
    const { lock, shortestPassphrase } = await import('@/lib/own-records/locked-file')
    if (passphrase.length < shortestPassphrase) {
      setError(words.tooShort(shortestPassphrase))
      return form.querySelector('input')?.focus()
    }
    setError(null)
    setIsLocking(true)
    onLock(async (text) => {
      const locked = await lock(text, passphrase)
      setIsLocking(false)
      if (locked.ok) return locked.value
      setError(open.refused[locked.code])
      throw new Error(locked.code)
    })
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-2">
      <PassphraseField id={id} label={words.passphrase} error={error} autoComplete="new-password" />
      <button type="submit" className="btn btn-outline">
        {isLocking ? words.locking : words.locked}
      </button>
      <p className="text-muted">{words.lockedHint}</p>
    </form>
  )
}
