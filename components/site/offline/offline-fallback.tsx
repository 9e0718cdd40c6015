'use client'

import { useEffect } from 'react'
import { useLocation } from '@/components/site/location/location-provider'

/** Long after everything that the visitor waits for. */
const delayMs = 5000

/** Registers the worker of the whole site; only local visitors' browsers load the office's number. */
async function prepare(isLocal: boolean): Promise<void> {
  const { prepareOfflinePage } = await import('@/lib/on-device/offline/browser-copies')
  const office = isLocal ? await import('@/components/site/office/local-office') : null
  await prepareOfflinePage(office?.localOffice ?? null)
}

/** Makes pages without an offline copy show our own page instead of the browser's error. */
export function OfflineFallback() {
  const isLocal = useLocation().mode === 'local'
  useEffect(() => {
    const timer = setTimeout(() => void prepare(isLocal).catch(() => undefined), delayMs)
    return () => clearTimeout(timer)
  }, [isLocal])
  return null
}
