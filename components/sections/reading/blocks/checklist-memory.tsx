'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { isSameDay, readDailyTicks, readTicks, writeTicks } from '@/lib/browser/checklist-ticks'

type ChecklistMemoryProps = {
  list: string
  /** Whether the ticks count for one day only. */
  isDaily: boolean
  /** `checkedAt` has `{time}` in place of the time. */
  words: { kept: string; clear: string; daily: string; checkedAt: string }
  /** The list with its checkboxes, whose values are the items. */
  children: ReactNode
}

/** Stores which items are checked on this device, and lets the visitor clear them. */
export function ChecklistMemory({ list, isDaily, words, children }: ChecklistMemoryProps) {
  const root = useRef<HTMLDivElement>(null)
  const [changedAt, setChangedAt] = useState<Date | null>(null)
  const [time, setTime] = useState('')
  const boxes = () => [...(root.current?.querySelectorAll('input') ?? [])]

  const save = (now: Date) => {
    const items = boxes().flatMap(({ checked, value }) => (checked ? [value] : []))
    writeTicks(list, items, now)
    setChangedAt(items.length > 0 ? now : null)
  }
  const handleClear = () => {
    for (const box of boxes()) box.checked = false
    save(new Date())
  }

  useEffect(() => {
    const stored = isDaily ? readDailyTicks(list, new Date()) : null
    const ticked = isDaily ? (stored?.items ?? []) : readTicks(list)
    // Items checked before hydration count, too.
    const isNew = boxes().some(({ checked, value }) => checked && !ticked.includes(value))
    for (const box of boxes()) box.checked ||= ticked.includes(box.value)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is ticked is known only now
    save(isNew ? new Date() : (stored?.changedAt ?? new Date()))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: both are constant
  }, [])

  useEffect(() => {
    if (!isDaily || !changedAt) return
    let stop = () => {}
    let isCurrent = true
    // Loaded here, because few lists are daily.
    const watch = async () => {
      const { onNewDay, timeOfDay } = await import('./new-day')
      if (!isCurrent) return
      setTime(timeOfDay(changedAt))
      stop = onNewDay(() => isSameDay(changedAt, new Date()) || handleClear())
    }
    void watch().catch(() => undefined)
    return () => {
      isCurrent = false
      stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `clear` always does the same
  }, [isDaily, changedAt])

  return (
    <div ref={root} onChange={() => save(new Date())}>
      {children}
      <div className="mt-2 text-sm text-muted print:hidden noscript:hidden">
        {isDaily && <p>{words.daily}</p>}
        {changedAt && time && (
          <p className="font-semibold text-ink">{words.checkedAt.replace('{time}', time)}</p>
        )}
        <p className="flex min-h-12 flex-wrap items-center gap-x-6">
          {words.kept}
          {changedAt && (
            <Button type="button" onClick={handleClear} variant="link">
              {words.clear}
            </Button>
          )}
        </p>
      </div>
    </div>
  )
}
