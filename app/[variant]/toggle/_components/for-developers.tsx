'use client'

import { lazy, Suspense } from 'react'
import { useBrowserValue } from '@/components/site/use-hydrated'

const DeveloperTools = lazy(() =>
  import('./developer-tools').then((tools) => ({ default: tools.DeveloperTools })),
)

const isDeveloper = () => new URLSearchParams(window.location.search).has('developer')

/** The testing tools, at /toggle?developer and in development only: visitors never see them. */
export function ForDevelopers({ isDevelopment }: { isDevelopment: boolean }) {
  const isAsked = useBrowserValue(isDeveloper, false)
  if (!isAsked && !isDevelopment) return null
  return (
    <Suspense>
      <DeveloperTools />
    </Suspense>
  )
}
