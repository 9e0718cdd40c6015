'use client'

import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { onOutsideChange } from '@/components/site/location/outside-change'
import { useHydrated } from '@/components/site/use-hydrated'
import { confirmPatient } from '@/lib/variant/location/choice'
import { readCookie, writeCookie } from '@/lib/variant/location/cookies'
import { deviceStorage, storageHolds } from '@/lib/browser/device-storage'
import { lookUpLocality } from '@/lib/variant/location/look-up'
import { requestPosition } from '@/lib/variant/location/request-position'
import { resolveLocality, writeRecord } from '@/lib/variant/location/resolve'
import { copiedAt } from '@/lib/on-device/offline/copied-at'
import { storageKeys } from '@/lib/variant/location/stored'
import type { Mode } from '@/lib/variant/variant'
import { modeCookie, modeFromCookie, modeOf } from '@/lib/variant/visitor-cookies'

/** The default delay before the page reloads after a position was granted. */
const reloadDelayMs = 100

type LocationState = {
  isLoading: boolean
  /** Null while unknown. */
  isLocal: boolean | null
  error: string | null
  userLocation: { lat: number; lng: number } | null
}

type Answer = Omit<LocationState, 'isLoading'>

type LocationContextValue = LocationState & {
  /** The mode the page shows now. */
  mode: Mode
  /** The mode the server rendered the page for. */
  variant: Mode
  showLocalContent: boolean
  isRemoteVersion: boolean
  isLoadingLocation: boolean
  /**
   * Asks the browser for the position. Resolves to whether the visitor is local; false if denied or
   * unsupported. Once `signal` aborts, a late position is ignored.
   */
  requestLocation: (reloadAfterMs?: number, signal?: AbortSignal) => Promise<boolean>
}

function cookieInstead() {
  return storageHolds() ? null : modeFromCookie(readCookie(modeCookie))
}

const isLocalIn: Record<Mode, boolean | null> = { local: true, remote: false, unknown: null }

const LocationContext = createContext<LocationContextValue | null>(null)

/** The visitor's location, the mode that follows from it, and the function to request it. */
export function useLocation(): LocationContextValue {
  const value = useContext(LocationContext)
  if (!value) throw new Error('useLocation works only below LocationProvider.')
  return value
}

/** This tab's latest answer. Navigating to another variant mounts a new provider, which starts with it. */
export const latestAnswer: { current: Answer | null } = { current: null }

/**
 * Determines in the browser whether the visitor is local. If the server guessed wrong, mode-dependent content
 * changes in place (docs/decisions/0001).
 */
export function LocationProvider({ variant, children }: { variant: Mode; children: ReactNode }) {
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState(latestAnswer.current)

  const settle = useCallback((next: Answer) => {
    latestAnswer.current = next
    // A transition, so that the current content stays until its replacement has loaded.
    startTransition(() => setAnswer(next))
  }, [])

  useEffect(() => {
    let isCurrent = true
    const resolve = async () => {
      const { isLocal, source } = await resolveLocality(
        deviceStorage(),
        lookUpLocality,
        Date.now,
        cookieInstead,
      )
      if (!isCurrent) return
      const error = source === 'failure' ? 'unavailable' : null
      // Offline, nothing was determined: leave this offline copy as it is.
      if (error && copiedAt()) return settle({ isLocal: isLocalIn[variant], error, userLocation: null })
      settle({ isLocal, error, userLocation: null })
      if (source !== 'cookie')
        writeCookie(modeCookie, modeOf(isLocal), source === 'choice' ? 'choice' : 'guess')
    }
    confirmPatient()
    void resolve()
    const stopListening = onOutsideChange(
      [storageKeys.record, storageKeys.testLocation, storageKeys.showOffice],
      () => void resolve(),
    )
    return () => {
      isCurrent = false
      stopListening()
    }
  }, [variant, settle])

  const requestLocation = useCallback(
    async (reloadAfterMs = reloadDelayMs, signal?: AbortSignal) => {
      const found = await requestPosition(signal)
      if (!found.ok) {
        // An aborted request is not a failure.
        if (!signal?.aborted) console.warn('Location request failed', found.reason)
        return false
      }
      // Asked to decide, the device outweighs what the visitor said before.
      deviceStorage().removeItem(storageKeys.showOffice)
      writeRecord(deviceStorage(), found, Date.now())
      writeCookie(modeCookie, modeOf(found.isLocal))
      settle({ isLocal: found.isLocal, error: null, userLocation: found.position })
      setTimeout(() => window.location.reload(), reloadAfterMs)
      return found.isLocal
    },
    [settle],
  )

  const isLocal = answer ? answer.isLocal : isLocalIn[variant]
  // Server HTML never shows the loading state: without JavaScript it would never end.
  const isLoading = isHydrated && variant === 'unknown' && answer === null
  const error = answer?.error ?? null
  const userLocation = answer?.userLocation ?? null

  // Stable if the answer matches what the page was served for, so that nothing below rerenders.
  const value = useMemo(
    () => ({
      isLoading,
      isLocal,
      error,
      userLocation,
      mode: isLocal === null ? ('unknown' as const) : modeOf(isLocal),
      variant,
      showLocalContent: isLocal === true,
      isRemoteVersion: isLocal === false,
      isLoadingLocation: isLoading,
      requestLocation,
    }),
    [isLoading, isLocal, error, userLocation, variant, requestLocation],
  )
  return <LocationContext value={value}>{children}</LocationContext>
}
