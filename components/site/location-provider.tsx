'use client'

import { useRouter } from 'next/navigation'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { writeCookie } from '@/lib/browser-cookies'
import { deviceStorage } from '@/lib/location/device-storage'
import { lookUpLocality } from '@/lib/location/look-up'
import { requestPosition } from '@/lib/location/request-position'
import { resolveLocality, writeRecord } from '@/lib/location/resolve'
import type { Mode } from '@/lib/variant'
import { modeCookie, modeOf } from '@/lib/visitor-cookies'

/** Spec 9: how long after a position was granted the page reloads, unless the caller says otherwise. */
const reloadDelayMs = 100

type LocationState = {
  isLoading: boolean
  /** Null while unknown. */
  isLocal: boolean | null
  error: string | null
  userLocation: { lat: number; lng: number } | null
}

type LocationContextValue = LocationState & {
  showLocalContent: boolean
  isRemoteVersion: boolean
  isLoadingLocation: boolean
  /** Asks the browser; resolves to whether the visitor is local, false when denied or unsupported. */
  requestLocation: (reloadAfterMs?: number) => Promise<boolean>
}

const LocationContext = createContext<LocationContextValue | null>(null)

/** The visitor's location and the one action on it (spec 3 and 4.1). */
export function useLocation(): LocationContextValue {
  const value = useContext(LocationContext)
  if (!value) throw new Error('useLocation works only below LocationProvider.')
  return value
}

/** Finds out in the browser whether the visitor is local, and asks for the other variant where the page guessed wrong. */
export function LocationProvider({ mode, children }: { mode: Mode; children: ReactNode }) {
  const router = useRouter()
  const [state, setState] = useState<LocationState>({
    isLoading: false,
    isLocal: mode === 'unknown' ? null : mode === 'local',
    error: null,
    userLocation: null,
  })

  useEffect(() => {
    let current = true
    if (mode === 'unknown') setState((before) => ({ ...before, isLoading: true }))
    void resolveLocality(deviceStorage(), lookUpLocality, Date.now()).then(({ isLocal, source }) => {
      if (!current) return
      setState((before) => ({
        ...before,
        isLoading: false,
        isLocal,
        error: source === 'failure' ? 'unavailable' : null,
      }))
      writeCookie(modeCookie, modeOf(isLocal))
      if (modeOf(isLocal) !== mode) router.refresh()
    })
    return () => {
      current = false
    }
  }, [mode, router])

  const requestLocation = useCallback(async (reloadAfterMs = reloadDelayMs) => {
    const answer = await requestPosition()
    if (!answer.ok) {
      console.warn('Location request failed', answer.reason)
      return false
    }
    writeRecord(deviceStorage(), answer, Date.now())
    writeCookie(modeCookie, modeOf(answer.isLocal))
    setState({ isLoading: false, isLocal: answer.isLocal, error: null, userLocation: answer.position })
    setTimeout(() => window.location.reload(), reloadAfterMs)
    return answer.isLocal
  }, [])

  const value = useMemo(
    () => ({
      ...state,
      showLocalContent: state.isLocal === true,
      isRemoteVersion: state.isLocal === false,
      isLoadingLocation: state.isLoading,
      requestLocation,
    }),
    [state, requestLocation],
  )
  return <LocationContext value={value}>{children}</LocationContext>
}
