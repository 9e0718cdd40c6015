'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { fragmentTarget, onFragment } from '@/components/site/navigation/fragment'
import { Link } from '@/components/site/navigation/link'
import { FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { faqWords } from '@/content/en/ui/pages/faq'

/** Its word lists load when someone is about to type. */
const load = () => import('./show-only')

/** Filters the questions while someone types. The server renders all of them. */
export function QuestionFilter({ count }: { count: number }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(count)
  const input = useRef<HTMLInputElement>(null)
  const handleQuery = async (text: string) => {
    setQuery(text)
    const { showOnly } = await load()
    setShown(showOnly(text))
  }
  // A link to a question may point to a hidden one.
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

  return (
    <search className="block print:hidden noscript:hidden">
      <FieldLabel htmlFor={id}>{faqWords.filter}</FieldLabel>
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
        {faqWords.hint}
      </p>
      <p role="status" className="min-h-6 text-sm text-muted">
        {query && (shown > 0 ? faqWords.shown(shown, count) : faqWords.nothing)}
      </p>
      {shown === 0 && (
        <Link
          href={`/search?q=${encodeURIComponent(query)}`}
          className="inline-flex min-h-12 items-center link"
        >
          {faqWords.searchSite}
        </Link>
      )}
    </search>
  )
}
