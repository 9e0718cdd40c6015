'use client'

import { useState } from 'react'
import { Confirm } from '@/components/own-records/confirm'
import { ownRecordsWords } from '@/content/own-records-words'
import { trackerWords } from '@/content/tracker-words'
import { longDate } from '@/lib/long-date'

const { day: words } = trackerWords

/** Deletes a saved day, after asking. */
export function DeleteDay({ date, onDelete }: { date: string; onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" onClick={() => setIsAsking(true)} className="min-h-12 link">
        {words.remove}
      </button>
    )
  return (
    <Confirm
      question={words.removeSure(longDate(date))}
      yes={ownRecordsWords.yesDelete}
      no={ownRecordsWords.no}
      onYes={onDelete}
      onNo={() => setIsAsking(false)}
    />
  )
}
