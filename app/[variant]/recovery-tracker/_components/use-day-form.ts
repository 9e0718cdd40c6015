'use client'

import { useState } from 'react'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import { trackerWords } from '@/content/tracker-words'
import { longDate } from '@/lib/long-date'
import type { StoreCode } from '@/lib/own-records/result'
import type { Day } from '@/lib/own-records/schema'
import { betterThanAWeekAgo } from '@/lib/tracker/better'
import { noValues, parseDay, valuesOf, type DayErrors, type DayValues } from '@/lib/tracker/day-values'
import { readDraft, writeDraft, type Draft } from '@/lib/tracker/draft'

const { day: words } = trackerWords

/** What is said after a day was saved: that it was, and one thing that got easier, where there is one. */
function thanks(day: Day, days: readonly Day[]): string[] {
  const better = betterThanAWeekAgo(day, days)
  const sentence =
    better === null
      ? words.thanks
      : better.kind === 'sleep'
        ? words.better.sleep(String(better.by))
        : words.better[better.kind](better.by)
  return [words.saved(longDate(day.date)), sentence]
}

/** What came of the last press, and for which person's day. */
type Outcome = { of: string; texts: string[]; errors: DayErrors }

/** The values of one day's form: what is typed, or else what is saved. Typed text is lost neither by an error nor by a reload. */
export function useDayForm(own: OwnRecordsState, days: readonly Day[], date: string) {
  const personId = own.person?.id ?? null
  const [draft, setDraft] = useState<Draft | null>(readDraft)
  const [last, setLast] = useState<Outcome | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const entryOf = (person: string | null) => `${person} ${date}`
  const outcome = last?.of === entryOf(personId) ? last : null
  const saved = days.find((day) => day.date === date)
  const isTyped = draft !== null && draft.date === date && draft.personId === personId
  const values = isTyped ? draft.values : saved ? valuesOf(saved) : noValues

  const keep = (next: Draft | null) => {
    setDraft(next)
    writeDraft(next)
  }
  const change = (part: Partial<DayValues>) => {
    keep({ personId, date, values: { ...values, ...part } })
    setLast(outcome && { ...outcome, texts: [] })
  }
  const save = async (form: HTMLFormElement) => {
    const parsed = parseDay(values, personId ?? 'new', date)
    if (!parsed.ok) {
      const text = parsed.isEmpty ? words.errors.empty : words.incomplete
      setLast({ of: entryOf(personId), texts: [text], errors: parsed.errors })
      const [first] = Object.keys(parsed.errors)
      if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setLast(null)
    const person = await own.personForSaving()
    if (!person.ok || !own.store) return setCode(person.ok ? 'failed' : person.code)
    const day = { ...parsed.value, personId: person.value.id }
    // Read anew, as what the page shows may be one save behind; and beforehand, so that nothing is typed in between.
    const kept = await own.store.days(day.personId)
    const written = await own.store.saveDay(day)
    setCode(written.ok ? null : written.code)
    if (!written.ok) return
    keep(null)
    setLast({ of: entryOf(day.personId), texts: thanks(day, kept.ok ? kept.value : days), errors: {} })
  }

  const remove = async () => {
    if (!saved) return
    const removed = await own.store?.deleteDay(saved.personId, date)
    setCode(removed?.ok ? null : (removed?.code ?? 'failed'))
    if (!removed?.ok) return
    keep(null)
    setLast({ of: entryOf(personId), texts: [words.removed(longDate(date))], errors: {} })
  }

  return {
    values,
    errors: outcome?.errors ?? {},
    code,
    said: outcome?.texts ?? [],
    change,
    save,
    remove,
    isSaved: saved !== undefined,
  }
}
