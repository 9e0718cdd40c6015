'use client'

import { useEffect, useState } from 'react'
import { CopyDate } from './copy-date'
import type { OfflinePage } from '@/lib/offline/pages'
import { offlineWords } from '@/content/offline-words'

type Keeping = 'unknown' | 'kept' | 'refused'

interface OfflineNoteProps {
  page: OfflinePage
  /** The variant that is shown, as its path segment. */
  segment: string
}

/** Only when the page has all that it shows: what is for later must not slow that down. */
async function copies() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  return import('@/lib/offline/browser-copies')
}

/** That the page also works without a connection, what is kept for it, and how to be rid of it. */
export function OfflineNote({ page, segment }: OfflineNoteProps) {
  const [keeping, setKeeping] = useState<Keeping>('unknown')
  const [hasAnswered, setHasAnswered] = useState(false)
  const { details } = offlineWords

  useEffect(() => {
    let isCurrent = true
    const keep = async () => {
      const { copiesAreRefused, keepCopy } = await copies()
      const isKept = await keepCopy(page, segment)
      if (isCurrent) setKeeping(isKept ? 'kept' : copiesAreRefused() ? 'refused' : 'unknown')
    }
    void keep()
    return () => {
      isCurrent = false
    }
  }, [page, segment])

  async function remove() {
    const { allowCopies, removeCopies } = await copies()
    allowCopies(false)
    await removeCopies()
    setKeeping('refused')
    setHasAnswered(true)
  }
  async function keepAgain() {
    const { allowCopies, keepCopy } = await copies()
    allowCopies(true)
    setKeeping((await keepCopy(page, segment)) ? 'kept' : 'unknown')
    setHasAnswered(true)
  }

  const isRefused = keeping === 'refused'
  return (
    <div className="w-full print:hidden noscript:hidden">
      <CopyDate />
      <details>
        {/* Its height is the same before and after: nothing below it moves. */}
        <summary className="inline-flex min-h-12 items-center link">{offlineWords[keeping]}</summary>
        <p className="mb-3 measure">{details.body}</p>
        <button
          type="button"
          onClick={() => void (isRefused ? keepAgain() : remove())}
          className="mb-3 btn btn-outline"
        >
          {isRefused ? details.keep : details.remove}
        </button>
        <p className="sr-only" aria-live="polite">
          {hasAnswered && `${offlineWords[keeping]}.`}
        </p>
      </details>
    </div>
  )
}
