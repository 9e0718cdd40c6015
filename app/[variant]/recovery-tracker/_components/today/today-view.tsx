'use client'

import { Details } from './details'
import { EntryFoot } from './entry-foot'
import { PainPlaces } from './pain-places'
import { PainScale } from './pain-scale'
import { QuickAmount } from './quick-amount'
import { LastValue } from './last-value'
import { useDayForm } from './use-day-form'
import { WhoseDay } from './whose-day'
import type { OnDeviceRecordsState } from '@/components/on-device-records/use-on-device-records'
import type { Day } from '@/lib/on-device/records/schema'
import { lastValue, quickChoices } from '@/lib/on-device/tracker/quick-choices'

const quick = ['walkingMinutes', 'sleepHours'] as const

type TodayViewProps = {
  records: OnDeviceRecordsState
  days: readonly Day[]
  /** Empty in server HTML, which doesn't know the visitor's day. */
  date: string
  today: string
  /** False until the saved days have been read: an answer given earlier would be lost. */
  isReady: boolean
  onDate: (date: string) => void
}

/** A day's entry. Every field is optional, and what is asked every day comes first. */
export function TodayView({ records, days, date, today, isReady, onDate }: TodayViewProps) {
  const form = useDayForm(records, days, date)
  const { values, errors, change } = form
  const last = (measure: 'pain' | (typeof quick)[number]) => (
    <LastValue days={days} before={date} measure={measure} />
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.save(event.currentTarget)
      }}
      noValidate
      aria-labelledby="today"
      className="space-y-3 print:hidden noscript:hidden"
    >
      <WhoseDay name={records.person?.name} date={date} today={today} onDate={onDate} />
      <fieldset disabled={!isReady || !form.isDraftRead} className="space-y-3">
        <PainScale value={values.pain} last={last('pain')} onChange={(pain) => change({ pain })} />
        {quick.map((name) => (
          <QuickAmount
            key={name}
            name={name}
            choices={quickChoices(name, lastValue(days, date, name)?.value ?? null)}
            last={last(name)}
            value={values[name]}
            error={errors[name]}
            onChange={change}
          />
        ))}
        <EntryFoot key={`${records.person?.id} ${date}`} form={form} days={days} date={date} today={today} />
        <div>
          <PainPlaces value={values.marks} onChange={(marks) => change({ marks })} />
          <Details key={date} values={values} errors={errors} onChange={change} />
        </div>
      </fieldset>
    </form>
  )
}
