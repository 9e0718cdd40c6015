'use client'

import { useEffect, useId, useState } from 'react'
import { fragmentTarget, onFragment } from '@/components/site/navigation/fragment'
import { Link } from '@/components/site/navigation/link'
import { FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { faqWords } from '@/content/en/ui/pages/faq'
import { isStopWord } from '@/lib/search/query/stop-words'
import { wordsOf } from '@/lib/text/language/words'

/** Hides the questions without the query's words, and groups without questions. Returns how many are left. */
function showOnly(query: string): number {
  const wanted = wordsOf(query).filter((stem) => !isStopWord(stem))
  let count = 0
  for (const group of document.querySelectorAll<HTMLElement>('[data-questions]')) {
    const questions = [...group.querySelectorAll('details')]
    for (const question of questions) {
      const stems = wordsOf(`${group.dataset.questions} ${question.textContent}`)
      question.hidden = !wanted.every((start) => stems.some((stem) => stem.startsWith(start)))
    }
    const shown = questions.filter(({ hidden }) => !hidden).length
    group.hidden = shown === 0
    count += shown
  }
  // On phones the links to the groups would separate the field from what it finds.
  document.querySelector<HTMLElement>('[data-group-links]')!.hidden = wanted.length > 0
  return count
}

/** Filters the questions while someone types. The server renders all of them. */
export function QuestionFilter({ count }: { count: number }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(count)
  const handleQuery = (text: string) => {
    setQuery(text)
    setShown(showOnly(text))
  }
  // A link to a question may point to a hidden one.
  useEffect(
    () =>
      onFragment(() => {
        handleQuery('')
        fragmentTarget()?.scrollIntoView()
      }),
    [],
  )

  return (
    <search className="block print:hidden noscript:hidden">
      <FieldLabel htmlFor={id}>{faqWords.filter}</FieldLabel>
      <Input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => handleQuery(event.target.value)}
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
