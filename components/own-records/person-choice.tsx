'use client'

import { useId } from 'react'
import { PersonManager } from './person-manager'
import type { OwnRecordsState } from './use-own-records'
import { ownRecordsWords } from '@/content/own-records-words'

const { people: words, me } = ownRecordsWords

/** Whose records are shown, where several people share a device; and a way to add, rename and delete them. */
export function PersonChoice({ own }: { own: OwnRecordsState }) {
  const id = useId()
  const { people, person, choose } = own
  return (
    <div className="space-y-1 print:hidden">
      {people.length > 1 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <label htmlFor={id} className="font-semibold">
            {words.whose}
          </label>
          <select
            id={id}
            value={person?.id}
            onChange={(event) => choose(event.target.value)}
            className="field w-auto"
          >
            {people.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </p>
      ) : (
        <p>
          {words.of} <strong>{person?.name ?? me}</strong>
        </p>
      )}
      <PersonManager own={own} />
    </div>
  )
}
