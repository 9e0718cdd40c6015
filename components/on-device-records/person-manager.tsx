'use client'

import { useState } from 'react'
import { Confirm } from './confirm'
import { NameForm } from './name-form'
import { StoreNotice } from './store-notice'
import type { OnDeviceRecordsState } from './use-on-device-records'
import { Button } from '@/components/ui/button'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import type { StoreCode } from '@/lib/on-device/records/result'

const { people: words, yesDelete, no } = ownRecordsWords

/** Adding, renaming and deleting people, collapsed by default. */
export function PersonManager({ records }: { records: OnDeviceRecordsState }) {
  const { store, people, person, choose } = records
  const [code, setCode] = useState<StoreCode | null>(null)
  const [done, setDone] = useState('')
  const [isAsking, setIsAsking] = useState(false)

  const add = async (name: string) => {
    const result = await store?.addPerson(name)
    if (!result?.ok) return setCode(result?.code ?? 'failed')
    choose(result.value.id)
    setDone(words.added(name))
  }
  const rename = async (name: string) => {
    const result = person ? await store?.renamePerson(person.id, name) : await store?.addPerson(name)
    if (!result?.ok) return setCode(result?.code ?? 'failed')
    setDone(words.renamed(name))
  }
  const remove = async () => {
    setIsAsking(false)
    if (!person) return
    const result = await store?.deletePerson(person.id)
    if (!result?.ok) return setCode(result?.code ?? 'failed')
    choose(null)
    setDone(words.deleted(person.name))
  }

  const shown = person?.name ?? ownRecordsWords.me
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
          onName={(name) => void add(name)}
        />
        <NameForm
          key={`rename ${shown}`}
          label={words.name(shown)}
          button={words.rename}
          taken={people.flatMap(({ id, name }) => (id === person?.id ? [] : [name]))}
          onName={(name) => void rename(name)}
        />
        {isAsking && person ? (
          <Confirm
            question={words.deleteSure(person.name)}
            yes={yesDelete}
            no={no}
            onYes={() => void remove()}
            onNo={() => setIsAsking(false)}
          />
        ) : (
          person && (
            <Button type="button" onClick={() => setIsAsking(true)} variant="link">
              {words.delete(person.name)}
            </Button>
          )
        )}
        <p role="status">{done}</p>
        <StoreNotice code={code} />
      </div>
    </details>
  )
}
