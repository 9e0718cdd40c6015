'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { DayValues } from '@/lib/on-device/tracker/day-values'

const { day: words } = trackerWords

type NotesProps = {
  values: DayValues
  error: 'too-long' | undefined
  onChange: (part: Partial<DayValues>) => void
}

/** Notes for the day, with a flag to discuss them at the visit. */
export function Notes({ values, error, onChange }: NotesProps) {
  return (
    <div>
      <Field label={words.notes} hint={words.notesHint} error={error && words.errors.notes}>
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            rows={3}
            value={values.notes}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </Field>
      <label className="mt-1 flex min-h-12 cursor-pointer items-center gap-3">
        <Checkbox
          checked={values.notesForVisit}
          onChange={(event) => onChange({ notesForVisit: event.target.checked })}
        />
        {words.notesForVisit}
      </label>
    </div>
  )
}
