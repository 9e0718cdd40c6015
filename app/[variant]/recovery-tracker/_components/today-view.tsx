'use client'

import { useId, useState } from 'react'
import { AmountFields } from './amount-fields'
import { DeleteDay } from './delete-day'
import { Medicine } from './medicine'
import { Notes } from './notes'
import { PainPlaces } from './pain-places'
import { PainScale } from './pain-scale'
import { useDayForm } from './use-day-form'
import { StoreNotice } from '@/components/own-records/store-notice'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import { trackerWords } from '@/content/tracker-words'
import { localDay } from '@/lib/local-date'
import { longDate } from '@/lib/long-date'
import type { Day } from '@/lib/own-records/schema'

const { day: words } = trackerWords

type TodayViewProps = {
  own: OwnRecordsState
  days: readonly Day[]
  date: string
  onDate: (date: string) => void
}

/** One day's entry: a few taps, each of which may be left out. */
export function TodayView({ own, days, date, onDate }: TodayViewProps) {
  const id = useId()
  const today = localDay(new Date())
  const [isFuture, setIsFuture] = useState(false)
  const form = useDayForm(own, days, date)
  const { values, errors, change } = form

  const chooseDate = (chosen: string) => {
    if (!chosen) return
    setIsFuture(chosen > today)
    if (chosen <= today) onDate(chosen)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.save(event.currentTarget)
      }}
      noValidate
      aria-labelledby="today"
      className="space-y-9 print:hidden"
    >
      <div className="space-y-4">
        <h2 id="today" tabIndex={-1} className="text-2xl">
          {date === today ? words.heading : words.otherHeading(longDate(date))}
        </h2>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {words.date}
          </label>
          <input
            id={id}
            type="date"
            value={date}
            max={today}
            aria-describedby={`${id}-hint`}
            onChange={(event) => chooseDate(event.target.value)}
            className="field w-auto"
          />
          <p id={`${id}-hint`} role="status" className="mt-1.5 text-sm text-muted">
            {isFuture ? words.future : words.dateHint}
          </p>
        </div>
      </div>
      <PainScale value={values.pain} onChange={(pain) => change({ pain })} />
      <AmountFields values={values} errors={errors} onChange={change} />
      <Medicine value={values.medicineTaken} onChange={(medicineTaken) => change({ medicineTaken })} />
      <PainPlaces value={values.marks} onChange={(marks) => change({ marks })} />
      <Notes values={values} error={errors.notes} onChange={change} />
      <div className="space-y-4">
        <button type="submit" className="btn btn-lg w-full btn-default sm:w-auto">
          {words.save}
        </button>
        <div role="status" className="space-y-1">
          {form.said.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <StoreNotice code={form.code} />
        {form.isSaved && <DeleteDay key={date} date={date} onDelete={() => void form.remove()} />}
      </div>
    </form>
  )
}
