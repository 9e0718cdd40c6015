'use client'

import { useState } from 'react'
import { trackerWords } from '@/content/tracker-words'
import type { Plan } from '@/lib/own-records/schema'
import { saveFile } from '@/lib/save-file'
import type { DatedStep } from '@/lib/tracker/dated-steps'

const { plan: words } = trackerWords
const fileName = 'recovery-dates.ics'

/** Saves the dates for a calendar. What writes the file loads when it is wanted. */
export function CalendarButton({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  const [said, setSaid] = useState('')
  const save = async () => {
    const text = await import('@/lib/tracker/calendar-file')
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
      <button type="button" onClick={() => void save()} className="btn btn-outline">
        {words.calendar}
      </button>
      <p className="text-sm text-muted">{words.calendarHint}</p>
      <p role="status">{said}</p>
    </div>
  )
}
