'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { trackerWords } from '@/content/en/ui/tools/tracker'

type App = typeof import('./tracker-app').TrackerApp

/**
 * Loads the tracker after hydration, because no other page needs its code. Without JavaScript it points to
 * the paper log.
 */
export function Tracker({ worse }: { worse: ReactNode }) {
  const [App, setApp] = useState<App | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    import('./tracker-app').then(
      (module) => setApp(() => module.TrackerApp),
      () => setHasFailed(true),
    )
  }, [])

  if (App) return <App worse={worse} />
  return (
    <div className="min-h-[60rem] space-y-3 print:hidden noscript:min-h-0">
      <p className="noscript:hidden" role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? trackerWords.failed : trackerWords.opening}
      </p>
      <p className="hidden noscript:block">{trackerWords.needsScript}</p>
    </div>
  )
}
