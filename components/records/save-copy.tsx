'use client'

import { useState } from 'react'
import { EncryptedCopy } from './encrypted-copy'
import { StoreNotice } from './store-notice'
import { Button } from '@/components/ui/button'
import { recordsWords } from '@/content/en/ui/tools/records'
import { localDay } from '@/lib/text/local-date'
import type { StoreCode } from '@/lib/on-device/records/result'
import type { Records } from '@/lib/on-device/records/schema'
import type { RecordsStore } from '@/lib/on-device/records/store'
import { saveFile } from '@/lib/browser/save-file'

const { save: words } = recordsWords.keepSafe

type Ending = 'json' | 'locked.json' | 'csv'

/** Three ways to export the records: in full, encrypted, or as a table. The code for each loads on the first press. */
export function SaveCopy({ store }: { store: RecordsStore }) {
  const [said, setSaid] = useState<{ by: Ending; done: string; code: StoreCode | null } | null>(null)

  const save = async (ending: Ending, type: string, write: (records: Records) => Promise<string>) => {
    const fail = (code: StoreCode) => setSaid({ by: ending, done: '', code })
    const records = await store.all()
    if (!records.ok) return fail(records.code)
    const name = `recovery-records-${localDay(new Date())}.${ending}`
    const text = await write(records.value).catch(() => null)
    if (text === null) return fail('failed')
    saveFile(name, text, type)
    setSaid({ by: ending, done: words.done(name), code: null })
  }
  const full = async (records: Records) => (await import('@/lib/on-device/records/file')).fileText(records)
  const table = async (records: Records) => (await import('@/lib/on-device/records/csv')).csvText(records)

  /** Below the button that was pressed. */
  const answer = (ending: Ending) => (
    <>
      <p role="status" className="font-semibold">
        {said?.by === ending && said.done}
      </p>
      <StoreNotice code={said?.by === ending ? said.code : null} />
    </>
  )

  return (
    <>
      <div className="space-y-2">
        <Button type="button" onClick={() => void save('json', 'application/json', full)}>
          {words.full}
        </Button>
        {answer('json')}
        <p className="text-muted">{words.fullHint}</p>
      </div>
      <EncryptedCopy
        answer={answer('locked.json')}
        onEncrypt={(encrypt) =>
          void save('locked.json', 'application/json', async (records) => encrypt(await full(records)))
        }
      />
      <div className="space-y-2">
        <Button type="button" onClick={() => void save('csv', 'text/csv', table)} variant="outline">
          {words.table}
        </Button>
        {answer('csv')}
        <p className="text-muted">{words.tableHint}</p>
      </div>
    </>
  )
}
