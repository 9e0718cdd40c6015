'use client'

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

type TabsProps = {
  label: string
  tabs: readonly { id: string; label: string; view: ReactNode }[]
  value: string
  onValueChange: (id: string) => void
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Views of which one is shown; the styles are in app/styles/controls.css. Our own, because Radix writes style attributes into server HTML, which the security
 * policy blocks. The views begin with something that takes the focus, so they are no Tab stops themselves.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const next = moves[event.key]?.(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onValueChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  const shown = tabs.find((tab) => tab.id === value)
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap border-line sm:border-b print:hidden noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
            onKeyDown={handleKey}
            data-label={tab.label}
            className="tab"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {shown?.view}
      </div>
    </>
  )
}
