'use client'

import { useId, useState, type FormEvent } from 'react'
import { ownRecordsWords } from '@/content/own-records-words'
import { nameLimit } from '@/lib/own-records/schema'

type NameFormProps = {
  label: string
  button: string
  taken: readonly string[]
  onName: (name: string) => void
}

/** One field for a person's name. Two people of one device have two names. */
export function NameForm({ label, button, taken, onName }: NameFormProps) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const { nameMissing, nameTaken } = ownRecordsWords.people
    const problem = !name ? nameMissing : taken.includes(name) ? nameTaken : null
    setError(problem)
    if (problem) event.currentTarget.querySelector('input')?.focus()
    else onName(name)
  }

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          name="name"
          maxLength={nameLimit}
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field w-auto grow"
        />
        <button type="submit" className="btn btn-outline">
          {button}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-alert">
          {error}
        </p>
      )}
    </form>
  )
}
