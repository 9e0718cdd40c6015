'use client'

import { useState } from 'react'
import { LockedCopy } from './locked-copy'
import { StoreNotice } from './store-notice'
import { ownRecordsWords } from '@/content/own-records-words'
import { localDay } from '@/lib/local-date'
import type { StoreCode } from '@/lib/own-records/result'
import type { OwnRecords } from '@/lib/own-records/schema'
import type { OwnRecordsStore } from '@/lib/own-records/store'
import { saveFile } from '@/lib/save-file'

const { save: words } = ownRecordsWords.keepSafe

/** Three ways to take the records along: whole, locked, as a table. What makes a file loads when it is wanted. */
export function SaveCopy({ store }: { store: OwnRecordsStore }) {
  const [done, setDone] = useState('')
  const [code, setCode] = useState<StoreCode | null>(null)

  const save = async (ending: string, type: string, write: (records: OwnRecords) => Promise<string>) => {
    const records = await store.all()
    setCode(records.ok ? null : records.code)
    if (!records.ok) return
    const name = `recovery-records-${localDay(new Date())}.${ending}`
    const text = await write(records.value).catch(() => null)
    if (text === null) return setCode('failed')
    saveFile(name, text, type)
    setDone(words.done(name))
  }
  const full = async (records: OwnRecords) => (await import('@/lib/own-records/file')).fileText(records)
  const table = async (records: OwnRecords) => (await import('@/lib/own-records/csv')).csvText(records)

  return (
    <>
      <div className="space-y-2">
        <button
          type="button"
          onClick={() => void save('json', 'application/json', full)}
          className="btn btn-default"
        >
          {words.full}
        </button>
        <p className="text-muted">{words.fullHint}</p>
      </div>
      <LockedCopy
        onLock={(lock) =>
          void save('locked.json', 'application/json', async (records) => lock(await full(records)))
        }
      />
      <div className="space-y-2">
        <button type="button" onClick={() => void save('csv', 'text/csv', table)} className="btn btn-outline">
          {words.table}
        </button>
        <p className="text-muted">{words.tableHint}</p>
      </div>
      <p role="status">{done}</p>
      <StoreNotice code={code} />
    </>
  )
}
