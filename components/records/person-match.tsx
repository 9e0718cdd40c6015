'use client'

import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { recordsWords } from '@/content/en/ui/tools/records'
import type { Person } from '@/lib/on-device/records/schema'

const { open: words } = recordsWords.keepSafe

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
  return (
    <Field label={words.who(person.name)} hint={words.whoHint}>
      {(control) => (
        <Select {...control} value={match ?? ''} onChange={(event) => onMatch(event.target.value || null)}>
          {people.map((known) => (
            <option key={known.id} value={known.id}>
              {known.name}
            </option>
          ))}
          <option value="">{words.someoneNew(person.name)}</option>
        </Select>
      )}
    </Field>
  )
}
