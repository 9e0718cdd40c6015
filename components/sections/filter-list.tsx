'use client'

import { useEffect, useRef, useState } from 'react'
import { Select } from '@/components/ui/select'

type FilterListProps = {
  /** The id of the list whose items have `data-filter`: space-separated keys. */
  list: string
  label: string
  all: string
  /** The filter options, and how many items match each. */
  options: readonly { key: string; label: string; count: number }[]
  /** The total number of items. */
  count: number
  /** The sentence that states how many are shown, with both numbers. */
  shownWords: string
}

const itemsOf = (list: string) => [...document.querySelectorAll<HTMLElement>(`#${list} > [data-filter]`)]

/**
 * Shows only the items of a list that match a choice. The server renders the whole list, which is complete
 * without JavaScript. A choice in the URL (`/blog#daily-life`) applies on load.
 */
export function FilterList({ list, label, all, options, count, shownWords }: FilterListProps) {
  const form = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState('')
  const shown = options.find(({ key }) => key === choice)?.count ?? count

  useEffect(() => {
    const fromAddress = () => {
      const key = window.location.hash.slice(1)
      if (!options.some((option) => option.key === key)) return
      setChoice(key)
      form.current?.scrollIntoView()
    }
    fromAddress()
    window.addEventListener('hashchange', fromAddress)
    return () => window.removeEventListener('hashchange', fromAddress)
  }, [options])

  useEffect(() => {
    for (const item of itemsOf(list))
      item.hidden = choice !== '' && !item.dataset.filter?.split(' ').includes(choice)
  }, [list, choice])

  return (
    <div ref={form} className="mb-6 scroll-mt-28 print:hidden noscript:hidden">
      <label className="block">
        <span className="mb-2 block font-semibold">{label}</span>
        <Select value={choice} onChange={(event) => setChoice(event.target.value)} className="max-w-md">
          <option value="">{all}</option>
          {options.map(({ key, label: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {shownWords.replace('{shown}', String(shown)).replace('{count}', String(count))}
      </p>
    </div>
  )
}
