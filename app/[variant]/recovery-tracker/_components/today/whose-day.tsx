'use client'

import { useId, useState } from 'react'
import { Input } from '@/components/ui/input'
import { recordsWords } from '@/content/en/ui/tools/records'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { shortDate } from '@/lib/text/local-date'

const { day: words } = trackerWords

type WhoseDayProps = {
  name: string | undefined
  date: string
  today: string
  onDate: (date: string) => void
}

/** Which day is being filled in, and whose. It stays in sight while the entry scrolls. */
export function WhoseDay({ name, date, today, onDate }: WhoseDayProps) {
  const id = useId()
  const [isFuture, setIsFuture] = useState(false)
  const handleDate = (chosen: string) => {
    if (!chosen) return
    setIsFuture(chosen > today)
    if (chosen <= today) onDate(chosen)
  }
  const day = date === today ? words.heading : shortDate(date)
  return (
    <div className="whose-day">
      <h2 id="today" tabIndex={-1} className="text-xl">
        {words.whose(day, name === recordsWords.me ? null : (name ?? null))}
      </h2>
      <Input
        type="date"
        aria-label={words.date}
        value={date}
        max={today || undefined}
        disabled={!today}
        aria-describedby={`${id}-future`}
        onChange={(event) => handleDate(event.target.value)}
        className="w-auto! px-2!"
      />
      <p id={`${id}-future`} role="status" className="w-full text-sm font-semibold text-alert">
        {isFuture && words.future}
      </p>
    </div>
  )
}
