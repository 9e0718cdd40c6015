'use client'

import { useEffect, useState } from 'react'
import { readTicks, writeTicks } from '@/lib/checklist-ticks'

type ChecklistMemoryProps = { list: string; words: { kept: string; clear: string } }

function boxesOf(list: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`#checklist-${list} input`)]
}

/** Remembers on the device what is ticked in a list, and lets the visitor take it all back. */
export function ChecklistMemory({ list, words }: ChecklistMemoryProps) {
  const [isTicked, setIsTicked] = useState(false)

  useEffect(() => {
    const boxes = boxesOf(list)
    const ticked = readTicks(list)
    // What was ticked before the script ran counts, too.
    for (const box of boxes) box.checked ||= ticked.includes(box.value)
    const keep = () => {
      const now = boxes.filter(({ checked }) => checked).map(({ value }) => value)
      writeTicks(list, now)
      setIsTicked(now.length > 0)
    }
    keep()
    for (const box of boxes) box.addEventListener('change', keep)
    return () => boxes.forEach((box) => box.removeEventListener('change', keep))
  }, [list])

  const clear = () => {
    for (const box of boxesOf(list)) box.checked = false
    writeTicks(list, [])
    setIsTicked(false)
  }

  return (
    <p className="mt-2 flex min-h-12 flex-wrap items-center gap-x-6 text-sm text-muted print:hidden noscript:hidden">
      {words.kept}
      {isTicked && (
        <button type="button" onClick={clear} className="min-h-12 link">
          {words.clear}
        </button>
      )}
    </p>
  )
}
