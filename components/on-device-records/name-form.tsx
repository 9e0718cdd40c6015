'use client'

import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import { nameLimit } from '@/lib/on-device/records/limits'

type NameFormProps = {
  label: string
  button: string
  taken: readonly string[]
  onName: (name: string) => void
}

/** A field for a person's name, which must be unique on the device. */
export function NameForm({ label, button, taken, onName }: NameFormProps) {
  const id = useId()
  const [error, setError] = useState<string | null>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const { nameMissing, nameTaken } = ownRecordsWords.people
    const problem = !name ? nameMissing : taken.includes(name) ? nameTaken : null
    setError(problem)
    if (problem) event.currentTarget.querySelector('input')?.focus()
    else onName(name)
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className="flex flex-wrap gap-3">
        <Input
          id={id}
          name="name"
          maxLength={nameLimit}
          autoComplete="off"
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="w-auto grow"
        />
        <Button type="submit" variant="outline">
          {button}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </form>
  )
}
