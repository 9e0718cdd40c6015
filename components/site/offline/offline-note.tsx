'use client'

import { useEffect, useState } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import { useBrowserValue } from '@/components/site/use-hydrated'
import { Button } from '@/components/ui/button'
import type { OfflinePage } from '@/lib/on-device/offline/pages'
import { offlineWords } from '@/content/en/ui/tools/offline'
import { copiedAt } from '@/lib/on-device/offline/copied-at'

type CopyState = 'unknown' | 'kept' | 'refused'

/** Waits until the page has loaded, so that saving a copy does not slow it down. */
async function copies() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  return import('@/lib/on-device/offline/browser-copies')
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** Only on an offline copy: says that it is one, and when it was saved. */
function CopyDate() {
  const copied = useBrowserValue(copiedAt, undefined)
  if (!copied) return null
  return (
    <div className="my-3 border-l-4 border-pine pl-4 text-base text-ink">
      <p>{offlineWords.copy(format.format(new Date(copied)))}</p>
      <Button type="button" onClick={() => window.location.reload()} variant="link">
        {offlineWords.again}
      </Button>
    </div>
  )
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

  async function handleRemove() {
    const { allowCopies, removeCopies } = await copies()
    allowCopies(false)
    await removeCopies()
    setCopyState('refused')
    setHasAnswered(true)
  }
  async function handleSave() {
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
          onClick={() => void (isRefused ? handleSave() : handleRemove())}
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
