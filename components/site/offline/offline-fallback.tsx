'use client'

import { useEffect } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import { appPage } from '@/lib/on-device/offline/pages'
import type { Mode } from '@/lib/variant/variant'

/** Long after everything that the visitor waits for. */
const delayMs = 5000

/** Whether the page is open in the installed app. */
const isApp = () => matchMedia('(display-mode: minimal-ui), (display-mode: standalone)').matches

/** Registers the worker of the whole site; only local visitors' browsers load the office's number. */
async function prepare(mode: Mode): Promise<void> {
  const { prepareOfflinePage, storeCopy } = await import('@/lib/on-device/offline/browser-copies')
  const office = mode === 'local' ? await import('@/components/site/office/local-office') : null
  await prepareOfflinePage(office?.localOffice ?? null)
  if (isApp()) await storeCopy(appPage, mode)
}

/**
 * Makes pages without an offline copy show our own page instead of the browser's error, and keeps the page that the
 * installed app has a shortcut to.
 */
export function OfflineFallback() {
  const { mode } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => void prepare(mode).catch(() => undefined), delayMs)
    return () => clearTimeout(timer)
  }, [mode])
  return null
}
