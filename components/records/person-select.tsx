'use client'

import { useId } from 'react'
import type { RecordsState } from './use-records'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { recordsWords } from '@/content/en/ui/tools/records'

/** Selects whose records to see, if there are several people on this device. */
export function PersonSelect({ records: { people, person, choose } }: { records: RecordsState }) {
  const id = useId()
  if (people.length < 2) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <Label htmlFor={id}>{recordsWords.people.whose}</Label>
      <Select id={id} value={person?.id} onChange={(event) => choose(event.target.value)} className="w-auto!">
        {people.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </p>
  )
}
