'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { onOutsideChange } from '@/components/site/outside-change'
import { refreshVariant, variantArrived } from '@/components/site/refresh-variant'
import { useHydrated } from '@/components/site/use-hydrated'
import { readCookie, writeCookie } from '@/lib/browser-cookies'
import { deviceStorage, storageHolds } from '@/lib/location/device-storage'
import { lookUpLocality } from '@/lib/location/look-up'
import { requestPosition } from '@/lib/location/request-position'
import { resolveLocality, writeRecord } from '@/lib/location/resolve'
import { copiedAt } from '@/lib/offline/copied-at'
import { storageKeys } from '@/lib/location/stored'
import type { Mode } from '@/lib/variant'
import { modeCookie, modeFromCookie, modeOf } from '@/lib/visitor-cookies'

/** Spec 9: how long after a position was granted the page reloads, unless the caller says otherwise. */
const reloadDelayMs = 100

type LocationState = {
  isLoading: boolean
  /** Null while unknown. */
  isLocal: boolean | null
  error: string | null
  userLocation: { lat: number; lng: number } | null
}

type Answer = Pick<LocationState, 'error' | 'userLocation'> & { isLocal: boolean }

type LocationContextValue = LocationState & {
  showLocalContent: boolean
  isRemoteVersion: boolean
  isLoadingLocation: boolean
  /**
   * Asks the browser; resolves to whether the visitor is local, false when denied or unsupported. Once `signal` aborts,
   * a position that still comes is ignored.
   */
  requestLocation: (reloadAfterMs?: number, signal?: AbortSignal) => Promise<boolean>
}

function cookieInstead() {
  return storageHolds() ? null : modeFromCookie(readCookie(modeCookie))
}

const LocationContext = createContext<LocationContextValue | null>(null)

/** The visitor's location and the one action on it (spec 3 and 4.1). */
export function useLocation(): LocationContextValue {
  const value = useContext(LocationContext)
  if (!value) throw new Error('useLocation works only below LocationProvider.')
  return value
}

type ProviderProps = {
  /** What the page was rendered for. */
  mode: Mode
  /** False for a page that is the same for everyone: asking for another variant of it would reload it for ever. */
  hasVariants: boolean
  children: ReactNode
}

/** Finds out in the browser whether the visitor is local, and asks for the other variant where the page guessed wrong. */
export function LocationProvider({ mode, hasVariants, children }: ProviderProps) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<Answer | null>(null)

  // The whole tree is new in each variant. Before anything below asks for another: effects run from the inside out.
  useLayoutEffect(variantArrived, [])

  useEffect(() => {
    let isCurrent = true
    let asked = mode
    const resolve = async () => {
      const { isLocal, source } = await resolveLocality(
        deviceStorage(),
        lookUpLocality,
        Date.now,
        cookieInstead,
      )
      if (!isCurrent) return
      // Without a connection nothing was found out: the copy that this device keeps stays as it is.
      if (source === 'failure' && copiedAt()) {
        setAnswer({ isLocal: mode === 'local', error: 'unavailable', userLocation: null })
        return
      }
      setAnswer({ isLocal, error: source === 'failure' ? 'unavailable' : null, userLocation: null })
      if (source !== 'cookie') writeCookie(modeCookie, modeOf(isLocal))
      if (!hasVariants || modeOf(isLocal) === asked) return
      asked = modeOf(isLocal)
      if (asked !== mode) void refreshVariant(router)
    }
    void resolve()
    const stopListening = onOutsideChange(
      [storageKeys.record, storageKeys.testLocation],
      () => void resolve(),
    )
    return () => {
      isCurrent = false
      stopListening()
    }
  }, [mode, hasVariants, router])

  const requestLocation = useCallback(async (reloadAfterMs = reloadDelayMs, signal?: AbortSignal) => {
    const found = await requestPosition(signal)
    if (!found.ok) {
      // Withdrawn is not failed.
      if (!signal?.aborted) console.warn('Location request failed', found.reason)
      return false
    }
    writeRecord(deviceStorage(), found, Date.now())
    writeCookie(modeCookie, modeOf(found.isLocal))
    setAnswer({ isLocal: found.isLocal, error: null, userLocation: found.position })
    setTimeout(() => window.location.reload(), reloadAfterMs)
    return found.isLocal
  }, [])

  const isLocal = answer?.isLocal ?? (mode === 'unknown' ? null : mode === 'local')
  // The server's HTML never says that it is loading: without script it would say so for ever.
  const isLoading = isHydrated && mode === 'unknown' && answer === null
  const error = answer?.error ?? null
  const userLocation = answer?.userLocation ?? null

  // The same as before where the answer is what the page was rendered for: then nothing below is drawn again.
  const value = useMemo(
    () => ({
      isLoading,
      isLocal,
      error,
      userLocation,
      showLocalContent: isLocal === true,
      isRemoteVersion: isLocal === false,
      isLoadingLocation: isLoading,
      requestLocation,
    }),
    [isLoading, isLocal, error, userLocation, requestLocation],
  )
  return <LocationContext value={value}>{children}</LocationContext>
}
