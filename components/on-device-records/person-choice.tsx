'use client'

import { useId } from 'react'
import { PersonManager } from './person-manager'
import type { OnDeviceRecordsState } from './use-on-device-records'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'

const { people: words, me } = ownRecordsWords

/** Selects the person on a shared device; people can be added, renamed and deleted. */
export function PersonChoice({ records }: { records: OnDeviceRecordsState }) {
  const id = useId()
  const { people, person, choose } = records
  return (
    <div className="space-y-1 print:hidden">
      {people.length > 1 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Label htmlFor={id}>{words.whose}</Label>
          <Select
            id={id}
            value={person?.id}
            onChange={(event) => choose(event.target.value)}
            className="w-auto"
          >
            {people.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </p>
      ) : (
        <p>
          {words.of} <strong>{person?.name ?? me}</strong>
        </p>
      )}
      <PersonManager records={records} />
    </div>
  )
}
