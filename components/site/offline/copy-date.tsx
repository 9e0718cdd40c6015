'use client'

import { Button } from '@/components/ui/button'
import { copiedAt } from '@/lib/on-device/offline/copied-at'
import { offlineWords } from '@/content/en/ui/tools/offline'
import { useSyncExternalStore } from 'react'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const never = () => () => {}

/** Only on an offline copy: says that it is one, and when it was saved. */
export function CopyDate() {
  const copied = useSyncExternalStore(never, copiedAt, () => undefined)
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
