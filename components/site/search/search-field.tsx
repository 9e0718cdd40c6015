'use client'

import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { QUERY_LIMIT } from '@/lib/search/query/query-limit'

type SearchFieldProps = { id: string; value?: string | undefined; isFirst?: boolean | undefined }

/**
 * Set as an attribute, so that the popover moves the focus when it opens; React would focus the field on
 * mount.
 */
const takeFocus = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

/**
 * A search field with the browser's own suggestions. All of them are fetched on the first focus, so nothing
 * leaves the device while someone types. Without JavaScript it is a plain field.
 */
export function SearchField({ id, value, isFirst }: SearchFieldProps) {
  const [terms, setTerms] = useState<string[]>()
  const handleFocus = () => {
    if (terms) return
    setTerms([])
    fetch('/search-terms.json')
      .then((answer) => answer.json())
      // Without suggestions, visitors type the whole word.
      .then(setTerms, () => setTerms(undefined))
  }
  return (
    <>
      <Input
        ref={isFirst ? takeFocus : undefined}
        id={id}
        type="search"
        name="q"
        required
        maxLength={QUERY_LIMIT}
        defaultValue={value}
        autoComplete="off"
        list={`${id}-terms`}
        onFocus={handleFocus}
        className="min-w-0 grow-999 basis-44"
      />
      <datalist id={`${id}-terms`}>
        {terms?.map((term) => (
          <option key={term} value={term} />
        ))}
      </datalist>
    </>
  )
}
