'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Plan } from '@/lib/on-device/records/schema'
import { saveFile } from '@/lib/browser/save-file'
import type { DatedStep } from '@/lib/on-device/tracker/dated-steps'

const { plan: words } = trackerWords
const fileName = 'recovery-dates.ics'

/** Saves the dates as a calendar file. The code that generates it loads on the first click. */
export function CalendarButton({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  const [said, setSaid] = useState('')
  const save = async () => {
    const text = await import('@/lib/on-device/tracker/calendar-file')
      .then(({ calendarText }) =>
        calendarText(steps, {
          name: words.heading,
          owner: plan.personId,
          revision: plan.revision,
          title: ({ title }) => words.eventTitle(title),
          note: words.eventNote,
        }),
      )
      .catch(() => null)
    if (text !== null) saveFile(fileName, text, 'text/calendar')
    setSaid(text === null ? words.calendarFailed : words.calendarSaved(fileName))
  }
  return (
    <div className="space-y-2">
      <Button type="button" onClick={() => void save()} variant="outline">
        {words.calendar}
      </Button>
      <p className="text-sm text-muted">{words.calendarHint}</p>
      <p role="status">{said}</p>
    </div>
  )
}
