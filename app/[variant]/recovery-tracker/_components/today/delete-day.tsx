'use client'

import { useState } from 'react'
import { Confirm } from '@/components/on-device-records/confirm'
import { Button } from '@/components/ui/button'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { longDate } from '@/lib/text/long-date'

const { day: words } = trackerWords

/** Deletes a saved day after confirmation. */
export function DeleteDay({ date, onDelete }: { date: string; onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button type="button" onClick={() => setIsAsking(true)} variant="link">
        {words.remove}
      </Button>
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
