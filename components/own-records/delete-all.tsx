'use client'

import { useState } from 'react'
import { Confirm } from './confirm'
import { recordCounts } from './record-counts'
import { StoreNotice } from './store-notice'
import type { OwnRecordsState } from './use-own-records'
import { ownRecordsWords } from '@/content/own-records-words'
import type { StoreCode } from '@/lib/own-records/result'

const { keepSafe, yesDelete, no } = ownRecordsWords
const { delete: words } = keepSafe

/** Deletes the records of all people, after saying how much that is. */
export function DeleteAll({ own: { store, choose } }: { own: OwnRecordsState }) {
  const [question, setQuestion] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const [code, setCode] = useState<StoreCode | null>(null)

  const ask = async () => {
    const here = await store?.all()
    if (here?.ok) setQuestion(words.sure(recordCounts(here.value)))
    else setCode(here?.code ?? 'failed')
  }
  const remove = async () => {
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
          onYes={() => void remove()}
          onNo={() => setQuestion(null)}
        />
      ) : (
        <button type="button" onClick={() => void ask()} className="btn btn-outline">
          {words.button}
        </button>
      )}
      <p role="status">{done}</p>
      <StoreNotice code={code} />
    </>
  )
}
