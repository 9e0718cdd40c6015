'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { deleteCookie, writeCookie } from '@/lib/browser-cookies'
import { deviceFromUserAgent, deviceInBrowser, mobileQuery } from '@/lib/device'
import { deviceStorage } from '@/lib/location/device-storage'
import { asMobileOverride, fromJson, storageKeys } from '@/lib/location/stored'
import type { Device } from '@/lib/variant'
import { deviceCookie } from '@/lib/visitor-cookies'

/** Asks for the other layout when the window's width or the stored override disagrees with what the edge chose. */
export function DeviceSync({ device }: { device: Device }) {
  const router = useRouter()

  useEffect(() => {
    const narrow = window.matchMedia(mobileQuery)
    const evaluate = () => {
      const override = asMobileOverride(fromJson(deviceStorage().getItem(storageKeys.mobileOverride)))
      const wanted = deviceInBrowser({ override, userAgent: navigator.userAgent, isNarrow: narrow.matches })
      if (wanted === deviceFromUserAgent(navigator.userAgent)) deleteCookie(deviceCookie)
      else writeCookie(deviceCookie, wanted)
      if (wanted !== device) router.refresh()
    }
    evaluate()
    // Spec 2.1: on resize and on storage change. The query speaks up only when the width crosses the limit.
    narrow.addEventListener('change', evaluate)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.mobileOverride || key === null) evaluate()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      narrow.removeEventListener('change', evaluate)
      window.removeEventListener('storage', onStorage)
    }
  }, [device, router])

  return null
}
