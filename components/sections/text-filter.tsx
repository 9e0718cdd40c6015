'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { fragmentTarget, onFragment } from '@/components/site/navigation/fragment'
import { Link } from '@/components/site/navigation/link'
import { FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Its word lists load when someone is about to type. */
const load = () => import('./show-only')

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
  const input = useRef<HTMLInputElement>(null)
  const handleQuery = async (text: string) => {
    setQuery(text)
    const { showOnly } = await load()
    setShown(showOnly(text))
  }
  // A link to an item may point to a hidden one.
  useEffect(
    () =>
      onFragment(() => {
        if (input.current?.value)
          void handleQuery('').then(
            () => fragmentTarget()?.scrollIntoView(),
            () => undefined,
          )
      }),
    [],
  )
  const result = words.shown.replace('{shown}', String(shown)).replace('{count}', String(count))

  return (
    <search className="block print:hidden noscript:hidden">
      <FieldLabel htmlFor={id}>{words.filter}</FieldLabel>
      <Input
        ref={input}
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onFocus={() => void load().catch(() => undefined)}
        onChange={(event) => void handleQuery(event.target.value).catch(() => undefined)}
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
