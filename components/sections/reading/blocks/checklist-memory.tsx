'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { isSameDay, readDailyTicks, readTicks, writeTicks } from '@/lib/browser/checklist-ticks'

type ChecklistMemoryProps = {
  list: string
  /** Whether the ticks count for one day only. */
  isDaily: boolean
  /** `checkedAt` has `{time}` in place of the time. */
  words: { kept: string; clear: string; daily: string; checkedAt: string }
}

function boxesOf(list: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#checklist-${list} input`)]
}

const tickedIn = (list: string) =>
  boxesOf(list)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

function untick(list: string): void {
  for (const box of boxesOf(list)) box.checked = false
  writeTicks(list, [], new Date())
}

/** Stores which items are checked on this device, and lets the visitor clear them. */
export function ChecklistMemory({ list, isDaily, words }: ChecklistMemoryProps) {
  const [changedAt, setChangedAt] = useState<Date | null>(null)
  const [time, setTime] = useState('')

  useEffect(() => {
    const boxes = boxesOf(list)
    const stored = isDaily ? readDailyTicks(list, new Date()) : null
    const ticked = isDaily ? (stored?.items ?? []) : readTicks(list)
    // Items checked before hydration count, too.
    const isNew = boxes.some(({ checked, value }) => checked && !ticked.includes(value))
    for (const box of boxes) box.checked ||= ticked.includes(box.value)
    const save = (now: Date) => {
      const items = tickedIn(list)
      writeTicks(list, items, now)
      setChangedAt(items.length > 0 ? now : null)
    }
    save(isNew ? new Date() : (stored?.changedAt ?? new Date()))
    const change = () => save(new Date())
    for (const box of boxes) box.addEventListener('change', change)
    return () => boxes.forEach((box) => box.removeEventListener('change', change))
  }, [list, isDaily])

  useEffect(() => {
    if (!isDaily || !changedAt) return
    let stop = () => {}
    let isCurrent = true
    // Loaded here, because few lists are daily.
    const watch = async () => {
      const { onNewDay, timeOfDay } = await import('./new-day')
      if (!isCurrent) return
      setTime(timeOfDay(changedAt))
      stop = onNewDay(() => {
        if (isSameDay(changedAt, new Date())) return
        untick(list)
        setChangedAt(null)
      })
    }
    void watch().catch(() => undefined)
    return () => {
      isCurrent = false
      stop()
    }
  }, [list, isDaily, changedAt])

  const clear = () => {
    untick(list)
    setChangedAt(null)
  }

  return (
    <div className="mt-2 text-sm text-muted print:hidden noscript:hidden">
      {isDaily && <p>{words.daily}</p>}
      {changedAt && time && (
        <p className="font-semibold text-ink">{words.checkedAt.replace('{time}', time)}</p>
      )}
      <p className="flex min-h-12 flex-wrap items-center gap-x-6">
        {words.kept}
        {changedAt && (
          <Button type="button" onClick={clear} variant="link">
            {words.clear}
          </Button>
        )}
      </p>
    </div>
  )
}
