'use client'

import { PersonManager } from './person-manager'
import { PersonSelect } from './person-select'
import type { RecordsState } from './use-records'
import { recordsWords } from '@/content/en/ui/tools/records'

const { people: words, me } = recordsWords

/** Selects the person on a shared device; people can be added, renamed and deleted. */
export function PersonChoice({ records }: { records: RecordsState }) {
  const { people, person } = records
  return (
    <div className="space-y-1 print:hidden">
      <PersonSelect records={records} />
      {people.length < 2 && (
        <p>
          {words.of} <strong>{person?.name ?? me}</strong>
        </p>
      )}
      <PersonManager records={records} />
    </div>
  )
}
