'use client'

import { useState } from 'react'
import { Confirm } from './confirm'
import { recordCounts } from './record-counts'
import { StoreNotice } from './store-notice'
import type { RecordsState } from './use-records'
import { Button } from '@/components/ui/button'
import { recordsWords } from '@/content/en/ui/tools/records'
import type { StoreCode } from '@/lib/on-device/records/result'

const { keepSafe, yesDelete, no } = recordsWords
const { delete: words } = keepSafe

/** Deletes everyone's records, after showing how many there are. */
export function DeleteAll({ records: { store, choose } }: { records: RecordsState }) {
  const [question, setQuestion] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const [code, setCode] = useState<StoreCode | null>(null)

  const handleAsk = async () => {
    const here = await store?.all()
    if (here?.ok) setQuestion(words.sure(recordCounts(here.value)))
    else setCode(here?.code ?? 'failed')
  }
  const handleDelete = async () => {
    setQuestion(null)
    const deleted = await store?.deleteAll()
    if (!deleted?.ok) return setCode(deleted?.code ?? 'failed')
    choose(null)
    setDone(words.done)
  }

  return (
    <>
      <p>{words.hint}</p>
      {question ? (
        <Confirm
          question={question}
          yes={yesDelete}
          no={no}
          onYes={() => void handleDelete()}
          onNo={() => setQuestion(null)}
        />
      ) : (
        <Button type="button" onClick={() => void handleAsk()} variant="outline">
          {words.button}
        </Button>
      )}
      <p role="status">{done}</p>
      <StoreNotice code={code} />
    </>
  )
}
