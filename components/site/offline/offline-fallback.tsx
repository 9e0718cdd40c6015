'use client'

import { useEffect } from 'react'
import { useLocation } from '@/components/site/location/location-provider'

/** Long after everything that the visitor waits for. */
const delayMs = 5000

/** Makes pages without an offline copy show our own page instead of the browser's error. */
export function OfflineFallback() {
  const isLocal = useLocation().mode === 'local'
  useEffect(() => {
    const prepare = async () => (await import('./prepare-offline-page')).prepare(isLocal)
    const timer = setTimeout(() => void prepare().catch(() => undefined), delayMs)
    return () => clearTimeout(timer)
  }, [isLocal])
  return null
}
