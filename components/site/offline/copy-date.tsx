'use client'

import { copiedAt } from '@/lib/offline/copied-at'
import { offlineWords } from '@/content/offline-words'
import { useSyncExternalStore } from 'react'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const never = () => () => {}

/** On a copy only: that it is one, and from when. */
export function CopyDate() {
  const copied = useSyncExternalStore(never, copiedAt, () => undefined)
  if (!copied) return null
  return (
    <div className="my-3 border-l-4 border-pine pl-4 text-base text-ink">
      <p>{offlineWords.copy(format.format(new Date(copied)))}</p>
      <button type="button" onClick={() => window.location.reload()} className="min-h-12 link">
        {offlineWords.again}
      </button>
    </div>
  )
}
