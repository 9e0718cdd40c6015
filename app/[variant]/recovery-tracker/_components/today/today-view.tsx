'use client'

import { Details } from './details'
import { EntryFoot } from './entry-foot'
import { PainAreas } from './pain-areas'
import { PainScale } from './pain-scale'
import { QuickAmount } from './quick-amount'
import { useDayForm } from './use-day-form'
import { WhoseDay } from './whose-day'
import { ConfirmButton } from '@/components/records/confirm'
import { Button } from '@/components/ui/button'
import { recordsWords } from '@/content/en/ui/tools/records'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { RecordsState } from '@/components/records/use-records'
import type { Day } from '@/lib/on-device/records/schema'
import { lastValue, quickChoices } from '@/lib/on-device/tracker/quick-choices'
import type { Amount } from '@/lib/on-device/tracker/day-values'
import { longDate } from '@/lib/text/long-date'
import { addDays, shortDate } from '@/lib/text/local-date'

const { day: words } = trackerWords
const quick = ['walkingMinutes', 'sleepHours'] as const

type TodayViewProps = {
  records: RecordsState
  days: readonly Day[]
  /** Empty in server HTML, which doesn't know the visitor's day. */
  date: string
  today: string
  /** False until the saved days have been read: an answer given earlier would be lost. */
  isReady: boolean
  onDate: (date: string) => void
}

type LastValueProps = { days: readonly Day[]; before: string; measure: 'pain' | Amount }

/** What was saved last for a field, and when. */
function LastValue({ days, before, measure }: LastValueProps) {
  const last = lastValue(days, before, measure)
  if (!last) return null
  const day = last.date === addDays(before, -1) ? words.yesterday : shortDate(last.date)
  return <span className="ml-auto text-sm font-normal text-muted">{words.last(last.value, day)}</span>
}

/** A day's entry. Every field is optional, and what is asked every day comes first. */
export function TodayView({ records, days, date, today, isReady, onDate }: TodayViewProps) {
  const form = useDayForm(records, days, date)
  const { values, errors, change: handleChange } = form
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
      className="@container space-y-3 print:hidden noscript:hidden"
    >
      <WhoseDay name={records.person?.name} date={date} today={today} onDate={onDate} />
      <fieldset disabled={!isReady || !form.isDraftRead} className="space-y-3">
        <PainScale value={values.pain} last={last('pain')} onChange={(pain) => handleChange({ pain })} />
        {quick.map((name) => (
          <QuickAmount
            key={name}
            name={name}
            choices={quickChoices(name, lastValue(days, date, name)?.value ?? null)}
            last={last(name)}
            value={values[name]}
            error={errors[name]}
            onChange={handleChange}
          />
        ))}
        <EntryFoot form={form} days={days} today={today} />
        <div className="entry-folds">
          <PainAreas value={values.marks} onChange={(marks) => handleChange({ marks: [...marks] })} />
          {/* Today's key is the same in server HTML, which has no date: a fold opened early stays open. */}
          <Details
            key={date === today ? 'today' : date}
            values={values}
            errors={errors}
            onChange={handleChange}
          />
          <div className="save-again">
            <Button type="submit" variant="outline">
              {words.saveAgain}
            </Button>
          </div>
        </div>
        {/* Below the folds, where it moves nothing that someone may be about to press. */}
        {form.isSaved && (
          <ConfirmButton
            key={`${records.person?.id} ${date}`}
            question={words.removeSure(longDate(date))}
            yes={recordsWords.yesDelete}
            no={recordsWords.no}
            onConfirm={() => void form.remove()}
          >
            {words.remove}
          </ConfirmButton>
        )}
      </fieldset>
    </form>
  )
}
