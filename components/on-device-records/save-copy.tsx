'use client'

import { useState } from 'react'
import { EncryptedCopy } from './encrypted-copy'
import { StoreNotice } from './store-notice'
import { Button } from '@/components/ui/button'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import { localDay } from '@/lib/text/local-date'
import type { StoreCode } from '@/lib/on-device/records/result'
import type { OnDeviceRecords } from '@/lib/on-device/records/schema'
import type { OnDeviceRecordsStore } from '@/lib/on-device/records/store'
import { saveFile } from '@/lib/browser/save-file'

const { save: words } = ownRecordsWords.keepSafe

/** Three ways to export the records: in full, encrypted, or as a table. The code for each loads on the first press. */
export function SaveCopy({ store }: { store: OnDeviceRecordsStore }) {
  const [done, setDone] = useState('')
  const [code, setCode] = useState<StoreCode | null>(null)

  const save = async (ending: string, type: string, write: (records: OnDeviceRecords) => Promise<string>) => {
    const records = await store.all()
    setCode(records.ok ? null : records.code)
    if (!records.ok) return
    const name = `recovery-records-${localDay(new Date())}.${ending}`
    const text = await write(records.value).catch(() => null)
    if (text === null) return setCode('failed')
    saveFile(name, text, type)
    setDone(words.done(name))
  }
  const full = async (records: OnDeviceRecords) =>
    (await import('@/lib/on-device/records/file')).fileText(records)
  const table = async (records: OnDeviceRecords) =>
    (await import('@/lib/on-device/records/csv')).csvText(records)

  return (
    <>
      <div className="space-y-2">
        <Button type="button" onClick={() => void save('json', 'application/json', full)}>
          {words.full}
        </Button>
        <p className="text-muted">{words.fullHint}</p>
      </div>
      <EncryptedCopy
        onEncrypt={(encrypt) =>
          void save('locked.json', 'application/json', async (records) => encrypt(await full(records)))
        }
      />
      <div className="space-y-2">
        <Button type="button" onClick={() => void save('csv', 'text/csv', table)} variant="outline">
          {words.table}
        </Button>
        <p className="text-muted">{words.tableHint}</p>
      </div>
      <p role="status">{done}</p>
      <StoreNotice code={code} />
    </>
  )
}
