'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { saveFile } from '@/lib/browser/save-file'
import type { Plan } from '@/lib/on-device/records/schema'
import type { DatedStep } from '@/lib/on-device/tracker/dated-steps'
import { longDate } from '@/lib/text/long-date'

const { plan: words } = trackerWords
const { calendarFile } = words
const fileName = 'recovery-dates.ics'
const hours = [7, 8, 9, 12, 17, 18, 19, 20, 21]

const whenOf = ({ from, to }: DatedStep) =>
  from === to ? words.around(longDate(from)) : words.between(longDate(from), longDate(to))

/** Saves the dates as a calendar file, with a daily reminder if wanted. Its code loads on the first click. */
export function CalendarButton({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  const [hour, setHour] = useState('')
  const [said, setSaid] = useState('')
  const handleSave = async () => {
    const text = await import('@/lib/on-device/tracker/calendar-file')
      .then(({ calendarText }) =>
        calendarText(steps, {
          words: {
            ...calendarFile,
            name: words.heading,
            title: ({ title }) => words.eventTitle(title),
            when: whenOf,
            note: words.eventNote,
          },
          owner: plan.personId,
          revision: plan.revision,
          reminderHour: hour === '' ? null : Number(hour),
          now: new Date(),
        }),
      )
      .catch(() => null)
    if (text !== null) saveFile(fileName, text, 'text/calendar')
    setSaid(text === null ? words.calendarFailed : words.calendarSaved(fileName))
  }
  return (
    <div className="space-y-3">
      <Field label={words.reminder}>
        {(control) => (
          <Select
            {...control}
            value={hour}
            onChange={(event) => setHour(event.target.value)}
            className="w-auto!"
          >
            <option value="">{words.noReminder}</option>
            {hours.map((value) => (
              <option key={value} value={value}>
                {words.hour(value)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="button" onClick={() => void handleSave()} variant="outline">
        {words.calendar}
      </Button>
      <p role="status" className="font-semibold">
        {said}
      </p>
      <p className="text-sm text-muted">{words.calendarHint}</p>
    </div>
  )
}
