'use client'

import { useState } from 'react'
import { QUERY_LIMIT } from '@/lib/search/query-limit'

type SearchFieldProps = { id: string; value?: string | undefined; isFirst?: boolean | undefined }

/** What opens around the field gives it the focus; React itself would set it when the page is put together. */
const takeFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/**
 * A field for a search with the browser's own suggestions. They are fetched as a whole when it is first used: nothing that is typed
 * leaves the device before it is sent. Without script it is a field.
 */
export function SearchField({ id, value, isFirst }: SearchFieldProps) {
  const [terms, setTerms] = useState<string[]>()
  const load = () => {
    if (terms) return
    setTerms([])
    fetch('/search-terms.json')
      .then((answer) => answer.json())
      // Without suggestions one types the rest.
      .then(setTerms, () => setTerms(undefined))
  }
  return (
    <>
      <input
        ref={isFirst ? takeFocus : undefined}
        id={id}
        type="search"
        name="q"
        required
        maxLength={QUERY_LIMIT}
        defaultValue={value}
        autoComplete="off"
        list={`${id}-terms`}
        onFocus={load}
        className="field grow"
      />
      <datalist id={`${id}-terms`}>
        {terms?.map((term) => (
          <option key={term} value={term} />
        ))}
      </datalist>
    </>
  )
}
