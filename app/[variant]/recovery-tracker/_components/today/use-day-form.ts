'use client'

import { useEffect, useState } from 'react'
import type { RecordsState } from '@/components/records/use-records'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { longDate } from '@/lib/text/long-date'
import type { StoreCode } from '@/lib/on-device/records/result'
import type { Day } from '@/lib/on-device/records/schema'
import { weeklyGain } from '@/lib/on-device/tracker/weekly-gain'
import {
  noValues,
  parseDay,
  valuesOf,
  type DayErrors,
  type DayValues,
} from '@/lib/on-device/tracker/day-values'
import { readDraft, writeDraft } from '@/lib/on-device/tracker/draft'
import type { Draft } from '@/lib/on-device/tracker/draft-schema'

const { day: words } = trackerWords

/** Confirms that a day was saved and mentions one improvement, if there is one. */
function thanks(day: Day, days: readonly Day[]): string[] {
  const better = weeklyGain(day, days)
  const sentence =
    better === null
      ? words.thanks
      : better.kind === 'sleep'
        ? words.better.sleep(String(better.by))
        : words.better[better.kind](better.by)
  return [words.saved(longDate(day.date)), sentence]
}

/** The result of the last submit, and whose day it was. */
type Outcome = { of: string; texts: string[]; errors: DayErrors }

/** A day's form values: unsaved input, else the saved day. Unsaved input survives errors and reloads. */
export function useDayForm(records: RecordsState, days: readonly Day[], date: string) {
  const personId = records.person?.id ?? null
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isDraftRead, setDraftRead] = useState(false)
  const [last, setLast] = useState<Outcome | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const entryOf = (person: string | null) => `${person} ${date}`
  const outcome = last?.of === entryOf(personId) ? last : null
  const saved = days.find((day) => day.date === date)
  const isTyped = draft !== null && draft.date === date && draft.personId === personId
  const values = isTyped ? draft.values : saved ? valuesOf(saved) : noValues

  useEffect(() => {
    void readDraft()
      .then(setDraft, () => undefined)
      .finally(() => setDraftRead(true))
  }, [])

  const updateDraft = (next: Draft | null) => {
    setDraft(next)
    writeDraft(next)
  }
  const change = (part: Partial<DayValues>) => {
    updateDraft({ personId, date, values: { ...values, ...part } })
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
    const saving = await records.personForSaving()
    if (!saving.ok) return setCode(saving.code)
    const { person, store } = saving.value
    const day = { ...parsed.value, personId: person.id }
    // Reload first: the page may be one save behind. Doing it before saving prevents edits in between.
    const stored = await store.days(day.personId)
    const written = await store.saveDay(day)
    setCode(written.ok ? null : written.code)
    if (!written.ok) return
    updateDraft(null)
    setLast({ of: entryOf(day.personId), texts: thanks(day, stored.ok ? stored.value : days), errors: {} })
  }

  const remove = async () => {
    if (!saved) return
    const removed = await records.store?.deleteDay(saved.personId, date)
    setCode(removed?.ok ? null : (removed?.code ?? 'failed'))
    if (!removed?.ok) return
    updateDraft(null)
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
    isDraftRead,
  }
}
