'use client'

import { useEffect, useRef } from 'react'
import { Trend } from '../trend'
import type { useDayForm } from './use-day-form'
import { StoreNotice } from '@/components/records/store-notice'
import { Button } from '@/components/ui/button'
import type { Day } from '@/lib/on-device/records/schema'
import { trackerWords } from '@/content/en/ui/tools/tracker'

type EntryFootProps = {
  form: ReturnType<typeof useDayForm>
  days: readonly Day[]
  today: string
}

/** Saves the day, and says and shows right there what came of it. */
export function EntryFoot({ form, days, today }: EntryFootProps) {
  const answer = useRef<HTMLDivElement>(null)
  const { said, code } = form
  useEffect(() => {
    if (said.length > 0 || code) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [said, code])
  return (
    <div className="space-y-2">
      <Button type="submit" size="lg" className="w-full sm:w-auto">
        {trackerWords.day.save}
      </Button>
      <div ref={answer} className="saved-answer">
        <div role="status" className="space-y-1 font-semibold">
          {said.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <StoreNotice code={code} />
        {said.length > 0 && form.isSaved && (
          <div className="lg:hidden">
            <Trend days={days} today={today} />
          </div>
        )}
      </div>
    </div>
  )
}
