'use client'

import { dayWords } from '../days/day-cells'
import { Checkbox } from '@/components/ui/checkbox'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { Day } from '@/lib/on-device/records/schema'
import { shortDate } from '@/lib/text/local-date'

const { visit: words } = trackerWords

type NoteChoiceProps = { days: readonly Day[]; onChange: (day: Day) => void }

/** Which days' notes the summary shows. None are, unless the visitor chose them here or with the day. */
export function NoteChoice({ days, onChange }: NoteChoiceProps) {
  const noted = days.filter(dayWords)
  if (noted.length === 0) return null
  return (
    <fieldset>
      <legend className="font-semibold">{words.notes}</legend>
      <p className="text-sm text-muted">{words.notesHint}</p>
      {noted.map((day) => (
        <label key={day.date} className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
          <Checkbox
            checked={day.notesForVisit}
            onChange={({ currentTarget }) => onChange({ ...day, notesForVisit: currentTarget.checked })}
          />
          <span className="min-w-0 break-words whitespace-pre-line">
            <strong>{shortDate(day.date)}:</strong> {dayWords(day)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
