'use client'

import { useEffect, useState } from 'react'
import { CopyDate } from './copy-date'
import { useLocation } from '@/components/site/location/location-provider'
import { Button } from '@/components/ui/button'
import type { OfflinePage } from '@/lib/on-device/offline/pages'
import { offlineWords } from '@/content/en/ui/tools/offline'

type CopyState = 'unknown' | 'kept' | 'refused'

/** Waits until the page has loaded, so that saving a copy does not slow it down. */
async function copies() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  return import('@/lib/on-device/offline/browser-copies')
}

/** Says that the page also works offline, what is stored for that, and how to remove it. */
export function OfflineNote({ page }: { page: OfflinePage }) {
  const { mode } = useLocation()
  const [copyState, setCopyState] = useState<CopyState>('unknown')
  const [hasAnswered, setHasAnswered] = useState(false)
  const { details } = offlineWords

  useEffect(() => {
    let isCurrent = true
    const save = async () => {
      const { copiesAreRefused, storeCopy } = await copies()
      const isStored = await storeCopy(page, mode)
      if (isCurrent) setCopyState(isStored ? 'kept' : copiesAreRefused() ? 'refused' : 'unknown')
    }
    void save()
    return () => {
      isCurrent = false
    }
  }, [page, mode])

  async function remove() {
    const { allowCopies, removeCopies } = await copies()
    allowCopies(false)
    await removeCopies()
    setCopyState('refused')
    setHasAnswered(true)
  }
  async function saveAgain() {
    const { allowCopies, storeCopy } = await copies()
    allowCopies(true)
    setCopyState((await storeCopy(page, mode)) ? 'kept' : 'unknown')
    setHasAnswered(true)
  }

  const isRefused = copyState === 'refused'
  return (
    <div className="w-full print:hidden noscript:hidden">
      <CopyDate />
      <details>
        {/* Its height never changes, so nothing below it moves. */}
        <summary className="inline-flex min-h-12 items-center link">{offlineWords[copyState]}</summary>
        <p className="mb-3 measure">{details.body}</p>
        <Button
          type="button"
          onClick={() => void (isRefused ? saveAgain() : remove())}
          variant="outline"
          className="mb-3"
        >
          {isRefused ? details.keep : details.remove}
        </Button>
        <p className="sr-only" aria-live="polite">
          {hasAnswered && `${offlineWords[copyState]}.`}
        </p>
      </details>
    </div>
  )
}
