'use client'

import { useId } from 'react'
import { FieldDescription, FieldLabel } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import type { Person } from '@/lib/on-device/records/schema'

const { open: words } = ownRecordsWords.keepSafe

type PersonMatchProps = {
  /** In the file. */
  person: Person
  /** On the device, except those matched with others. */
  people: readonly Person[]
  match: string | null
  onMatch: (match: string | null) => void
}

/** Asks who on this device a person from the file is. */
export function PersonMatch({ person, people, match, onMatch }: PersonMatchProps) {
  const id = useId()
  return (
    <div>
      <FieldLabel htmlFor={id}>{words.who(person.name)}</FieldLabel>
      <Select
        id={id}
        value={match ?? ''}
        onChange={(event) => onMatch(event.target.value || null)}
        aria-describedby={`${id}-hint`}
      >
        {people.map((known) => (
          <option key={known.id} value={known.id}>
            {known.name}
          </option>
        ))}
        <option value="">{words.someoneNew(person.name)}</option>
      </Select>
      <FieldDescription id={`${id}-hint`} className="mt-1.5">
        {words.whoHint}
      </FieldDescription>
    </div>
  )
}
