'use client'

import { clsx } from 'clsx'
import { dayCells, dayWords } from './day-cells'
import { Button } from '@/components/ui/button'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { shortDate } from '@/lib/text/local-date'
import type { Day } from '@/lib/on-device/records/schema'

const { days: words } = trackerWords
const cell = 'px-1 py-2 text-left align-middle whitespace-nowrap first:pl-0 last:pr-0'

type DaysTableProps = { days: readonly Day[]; onChange: (date: string) => void }

/** A table row with one day's numbers and notes. The date opens the day for editing. */
function DayRows({ day, onChange }: { day: Day; onChange: (date: string) => void }) {
  const text = dayWords(day)
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className={cell}>
          <Button
            type="button"
            onClick={() => onChange(day.date)}
            aria-label={words.edit(shortDate(day.date))}
            variant="link"
            className="pr-2"
          >
            {shortDate(day.date)}
          </Button>
        </th>
        {dayCells(day).map((value, index) => (
          <td key={index} className={cell}>
            {value}
          </td>
        ))}
      </tr>
      {text && (
        <tr>
          <td colSpan={words.head.length} className="pb-4 whitespace-pre-line">
            {text}
          </td>
        </tr>
      )}
    </>
  )
}

/** Every saved day, newest first: the accessible equivalent of the charts. */
export function DaysTable({ days, onChange }: DaysTableProps) {
  return (
    <div>
      <p className="pb-3">
        <span className="font-semibold">{words.table}</span>{' '}
        <span className="text-muted">{words.tableHint}</span>
      </p>
      <div
        role="region"
        aria-label={words.table}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or no key could scroll it
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table aria-label={words.table} className="w-full border-collapse text-sm sm:text-[1rem]">
          <thead>
            <tr>
              {words.head.map((name) => (
                <th key={name} scope="col" className={clsx(cell, 'text-sm')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <DayRows key={day.date} day={day} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
