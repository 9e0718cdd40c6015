'use client'

import { useId, useState } from 'react'
import { AmountFields } from './amount-fields'
import { DeleteDay } from './delete-day'
import { Medicine } from './medicine'
import { Notes } from './notes'
import { PainPlaces } from './pain-places'
import { PainScale } from './pain-scale'
import { useDayForm } from './use-day-form'
import { StoreNotice } from '@/components/on-device-records/store-notice'
import type { OnDeviceRecordsState } from '@/components/on-device-records/use-on-device-records'
import { Button } from '@/components/ui/button'
import { FieldDescription, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { localDay } from '@/lib/text/local-date'
import { longDate } from '@/lib/text/long-date'
import type { Day } from '@/lib/on-device/records/schema'

const { day: words } = trackerWords

type TodayViewProps = {
  records: OnDeviceRecordsState
  days: readonly Day[]
  date: string
  onDate: (date: string) => void
}

/** A day's entry. Every field is optional. */
export function TodayView({ records, days, date, onDate }: TodayViewProps) {
  const id = useId()
  const today = localDay(new Date())
  const [isFuture, setIsFuture] = useState(false)
  const form = useDayForm(records, days, date)
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
          <FieldLabel htmlFor={id}>{words.date}</FieldLabel>
          <Input
            id={id}
            type="date"
            value={date}
            max={today}
            aria-describedby={`${id}-hint`}
            onChange={(event) => chooseDate(event.target.value)}
            className="w-auto"
          />
          <FieldDescription id={`${id}-hint`} role="status" className="mt-1.5">
            {isFuture ? words.future : words.dateHint}
          </FieldDescription>
        </div>
      </div>
      <PainScale value={values.pain} onChange={(pain) => change({ pain })} />
      <AmountFields values={values} errors={errors} onChange={change} />
      <Medicine value={values.medicineTaken} onChange={(medicineTaken) => change({ medicineTaken })} />
      <PainPlaces value={values.marks} onChange={(marks) => change({ marks })} />
      <Notes values={values} error={errors.notes} onChange={change} />
      <div className="space-y-4">
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          {words.save}
        </Button>
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
