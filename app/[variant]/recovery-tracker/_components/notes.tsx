'use client'

import { useId } from 'react'
import { trackerWords } from '@/content/tracker-words'
import type { DayValues } from '@/lib/tracker/day-values'

const { day: words } = trackerWords

type NotesProps = {
  values: DayValues
  error: 'too-long' | undefined
  onChange: (part: Partial<DayValues>) => void
}

/** A few words about the day, and whether they are for the visit. */
export function Notes({ values, error, onChange }: NotesProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.notes}
      </label>
      <textarea
        id={id}
        name="notes"
        rows={3}
        value={values.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        className="field"
      />
      <p id={`${id}-hint`} className={`mt-1.5 text-sm ${error ? 'font-semibold text-alert' : 'text-muted'}`}>
        {error ? words.errors.notes : words.notesHint}
      </p>
      <label className="mt-1 flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={values.notesForVisit}
          onChange={(event) => onChange({ notesForVisit: event.target.checked })}
          className="size-6 shrink-0 accent-pine"
        />
        {words.notesForVisit}
      </label>
    </div>
  )
}
