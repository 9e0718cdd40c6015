'use client'

import { useEffect, useId, useState } from 'react'
import { fragmentTarget, onFragment } from '@/components/site/navigation/fragment'
import { Link } from '@/components/site/navigation/link'
import { FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { isStopWord } from '@/lib/search/query/stop-words'
import { wordsOf } from '@/lib/text/language/words'

/**
 * Hides the items without the query's words, and groups without items. Returns how many are left. A group's words count
 * for each of its items.
 */
function showOnly(query: string): number {
  const wanted = wordsOf(query).filter((stem) => !isStopWord(stem))
  let count = 0
  for (const group of document.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const items = [...group.querySelectorAll<HTMLElement>('[data-filter-item]')]
    for (const item of items) {
      const stems = wordsOf(`${group.dataset.filterGroup} ${item.textContent}`)
      item.hidden = !wanted.every((start) => stems.some((stem) => stem.startsWith(start)))
    }
    const shown = items.filter(({ hidden }) => !hidden).length
    group.hidden = shown === 0
    count += shown
  }
  // On phones the links to the groups would separate the field from what it finds.
  const links = document.querySelector<HTMLElement>('[data-filter-links]')
  if (links) links.hidden = wanted.length > 0
  return count
}

type TextFilterProps = {
  /** How many items there are. */
  count: number
  /** `shown` has `{shown}` and `{count}` in place of the numbers. */
  words: { filter: string; hint: string; shown: string; nothing: string; searchSite: string }
}

/** Filters the page's items while someone types. The server renders all of them. */
export function TextFilter({ count, words }: TextFilterProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(count)
  const handleQuery = (text: string) => {
    setQuery(text)
    setShown(showOnly(text))
  }
  // A link to an item may point to a hidden one.
  useEffect(
    () =>
      onFragment(() => {
        handleQuery('')
        fragmentTarget()?.scrollIntoView()
      }),
    [],
  )
  const result = words.shown.replace('{shown}', String(shown)).replace('{count}', String(count))

  return (
    <search className="block print:hidden noscript:hidden">
      <FieldLabel htmlFor={id}>{words.filter}</FieldLabel>
      <Input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => handleQuery(event.target.value)}
      />
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {words.hint}
      </p>
      <p role="status" className="min-h-6 text-sm text-muted">
        {query && (shown > 0 ? result : words.nothing)}
      </p>
      {shown === 0 && (
        <Link
          href={`/search?q=${encodeURIComponent(query)}`}
          className="inline-flex min-h-12 items-center link"
        >
          {words.searchSite}
        </Link>
      )}
    </search>
  )
}
