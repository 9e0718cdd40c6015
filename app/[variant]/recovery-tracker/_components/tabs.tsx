'use client'

import { useRef, type KeyboardEvent, type ReactNode } from 'react'

type View = { id: string; label: string; view: ReactNode }
type TabsProps = { label: string; views: readonly View[]; current: string; onChoose: (id: string) => void }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Views of which one is shown. The arrow keys go from one to the next, as in every tab list. */
export function Tabs({ label, views, current, onChoose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const index = views.findIndex(({ id }) => id === current)
    const next = views.at((index + step) % views.length)
    if (!next) return
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="grid grid-cols-2 border-line sm:flex sm:border-b print:hidden"
      >
        {views.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`view-${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
            className="tab"
          >
            {name}
          </button>
        ))}
      </div>
      {views.map(({ id, view }) => (
        <div
          key={id}
          role="tabpanel"
          id={`view-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== current}
          className="pt-8"
        >
          {id === current && view}
        </div>
      ))}
    </div>
  )
}
