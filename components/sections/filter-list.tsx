'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Select } from '@/components/ui/select'

type FilterListProps = {
  id: string
  label: string
  /** `shown` has `{shown}` and `{count}` in place of the numbers. */
  words: { all: string; shown: string }
  options: readonly { key: string; label: string }[]
  /** Each with the options that show it. */
  items: readonly { key: string; options: readonly string[]; content: ReactNode }[]
  className?: string
  itemClass: string
}

/**
 * A list, and a choice that shows only some of its items. In server HTML, which is complete without JavaScript, all are
 * shown. A choice in the URL (`/blog#daily-life`) applies on load.
 */
export function FilterList({
  id,
  label,
  words,
  options,
  items,
  className = 'border-b border-line',
  itemClass,
}: FilterListProps) {
  const form = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState('')
  const isShown = (item: (typeof items)[number]) => choice === '' || item.options.includes(choice)
  const shown = items.filter(isShown).length

  useEffect(() => {
    const handleFragment = () => {
      const key = window.location.hash.slice(1)
      if (!options.some((option) => option.key === key)) return
      setChoice(key)
      form.current?.scrollIntoView()
    }
    handleFragment()
    window.addEventListener('hashchange', handleFragment)
    return () => window.removeEventListener('hashchange', handleFragment)
  }, [options])

  return (
    <>
      <div ref={form} className="mb-6 scroll-mt-28 print:hidden noscript:hidden">
        <label className="block">
          <span className="mb-2 block font-semibold">{label}</span>
          <Select value={choice} onChange={(event) => setChoice(event.target.value)} className="max-w-md">
            <option value="">{words.all}</option>
            {options.map(({ key, label: name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        <p role="status" className="mt-2 min-h-6 text-sm text-muted">
          {words.shown.replace('{shown}', String(shown)).replace('{count}', String(items.length))}
        </p>
      </div>
      <ul id={id} className={className}>
        {items.map((item) => (
          <li key={item.key} hidden={!isShown(item)} className={itemClass}>
            {item.content}
          </li>
        ))}
      </ul>
    </>
  )
}
