'use client'

import { useState } from 'react'
import { ConfirmButton } from './confirm'
import { NameForm } from './name-form'
import { StoreNotice } from './store-notice'
import type { RecordsState } from './use-records'
import { recordsWords } from '@/content/en/ui/tools/records'
import type { StoreCode } from '@/lib/on-device/records/result'
import type { Person } from '@/lib/on-device/records/schema'

const { people: words, yesDelete, no } = recordsWords

/** Adding, renaming and deleting people, collapsed by default. */
export function PersonManager({ records }: { records: RecordsState }) {
  const { store, people, person, choose } = records
  const [code, setCode] = useState<StoreCode | null>(null)
  const [done, setDone] = useState<{ by: 'add' | 'rename' | 'delete'; text: string } | null>(null)

  const handleAdd = async (name: string) => {
    const result = await store?.addPerson(name)
    if (!result?.ok) return setCode(result?.code ?? 'failed')
    choose(result.value.id)
    setDone({ by: 'add', text: words.added(name) })
  }
  const handleRename = async (name: string) => {
    const result = person ? await store?.renamePerson(person.id, name) : await store?.addPerson(name)
    if (!result?.ok) return setCode(result?.code ?? 'failed')
    setDone({ by: 'rename', text: words.renamed(name) })
  }
  const handleDelete = async ({ id, name }: Person) => {
    const result = await store?.deletePerson(id)
    if (!result?.ok) return setCode(result?.code ?? 'failed')
    choose(null)
    setDone({ by: 'delete', text: words.deleted(name) })
  }

  const answer = (by: NonNullable<typeof done>['by']) => (
    <p role="status" className="font-semibold">
      {done?.by === by && done.text}
    </p>
  )
  const shown = person?.name ?? recordsWords.me
  return (
    <details>
      <summary className="flex min-h-12 w-fit items-center link">{words.manage}</summary>
      <div className="space-y-6 border-l border-line pt-2 pb-4 pl-5">
        <p className="text-muted">{words.hint}</p>
        <NameForm
          key={`add ${people.length}`}
          label={words.newName}
          button={words.add}
          taken={people.map(({ name }) => name)}
          onName={(name) => void handleAdd(name)}
        />
        {answer('add')}
        <NameForm
          key={`rename ${shown}`}
          label={words.name(shown)}
          button={words.rename}
          taken={people.flatMap(({ id, name }) => (id === person?.id ? [] : [name]))}
          onName={(name) => void handleRename(name)}
        />
        {answer('rename')}
        {person && (
          <ConfirmButton
            key={person.id}
            question={words.deleteSure(person.name)}
            yes={yesDelete}
            no={no}
            onConfirm={() => void handleDelete(person)}
          >
            {words.delete(person.name)}
          </ConfirmButton>
        )}
        {answer('delete')}
        <StoreNotice code={code} />
      </div>
    </details>
  )
}
