'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { recordsWords } from '@/content/en/ui/tools/records'
import { nameLimit } from '@/lib/on-device/records/limits'

type NameFormProps = {
  label: string
  button: string
  taken: readonly string[]
  onName: (name: string) => void
}

/** A field for a person's name, which must be unique on the device. */
export function NameForm({ label, button, taken, onName }: NameFormProps) {
  const [error, setError] = useState<string | null>(null)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const { nameMissing, nameTaken } = recordsWords.people
    const problem = !name ? nameMissing : taken.includes(name) ? nameTaken : null
    setError(problem)
    if (problem) event.currentTarget.querySelector('input')?.focus()
    else onName(name)
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Field label={label} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <Input
              {...control}
              name="name"
              maxLength={nameLimit}
              autoComplete="off"
              className="w-auto grow"
            />
            <Button type="submit" variant="outline">
              {button}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
