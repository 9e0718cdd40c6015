'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onOutsideChange } from '@/components/site/outside-change'
import { refreshVariant } from '@/components/site/refresh-variant'
import { deleteCookie, writeCookie } from '@/lib/browser-cookies'
import { deviceFromUserAgent, deviceInBrowser, mobileQuery } from '@/lib/device'
import { fromJson } from '@/lib/from-json'
import { deviceStorage } from '@/lib/location/device-storage'
import { asMobileOverride, storageKeys } from '@/lib/location/stored'
import type { Device } from '@/lib/variant'
import { deviceCookie } from '@/lib/visitor-cookies'

/** A width that lasts no longer (a window being dragged, a phone being turned) is not worth another layout. */
const settleMs = 150

/** Asks for the other layout when the window's width or the stored override disagrees with what the edge chose. */
export function DeviceSync({ device }: { device: Device }) {
  const router = useRouter()

  useEffect(() => {
    let asked = device
    const narrow = window.matchMedia(mobileQuery)
    const evaluate = () => {
      const override = asMobileOverride(fromJson(deviceStorage().getItem(storageKeys.mobileOverride)))
      const wanted = deviceInBrowser({ override, userAgent: navigator.userAgent, isNarrow: narrow.matches })
      if (wanted === deviceFromUserAgent(navigator.userAgent)) deleteCookie(deviceCookie)
      else writeCookie(deviceCookie, wanted)
      if (wanted === asked) return
      asked = wanted
      if (wanted !== device) void refreshVariant(router)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const evaluateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(evaluate, settleMs)
    }
    evaluate()
    // Spec 2.1: on resize and on storage change. The query speaks up only when the width crosses the limit.
    narrow.addEventListener('change', evaluateSoon)
    const stopListening = onOutsideChange([storageKeys.mobileOverride], evaluateSoon)
    return () => {
      clearTimeout(timer)
      narrow.removeEventListener('change', evaluateSoon)
      stopListening()
    }
  }, [device, router])

  return null
}
