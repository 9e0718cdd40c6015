'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY_MS = 20_000

/** Whether a note is being typed or a time was chosen, which a new list would disturb. */
const isBusy = () =>
  document.activeElement?.matches('textarea, select, input') ||
  [...document.querySelectorAll<HTMLTextAreaElement | HTMLSelectElement>('textarea, select')].some(
    ({ value }) => value !== '',
  )

/** Shows what colleagues have done and what has arrived. */
export function Refresh() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isBusy()) router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [router])
  return null
}
