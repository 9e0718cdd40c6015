'use client'

import { useEffect, useState, type FocusEvent, useSyncExternalStore } from 'react'
import { useMediaQuery } from './use-media-query'
import { useHydrated } from '@/components/site/use-hydrated'

type Options = {
  count: number
  /** How long each item is shown, in milliseconds. */
  intervalMs: number
  /** How long the rotation rests after a visitor picks an item; 0 just restarts the interval. */
  restMs?: number
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** False while the tab is in the background. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )
}

/**
 * Automatic rotation. It stops while the pointer or keyboard focus is inside, in background tabs, from Pause
 * until Play, for a while after a manual choice, and under reduced motion until Play is pressed.
 */
export function useRotation({ count, intervalMs, restMs = 0 }: Options) {
  const [index, setIndex] = useState(0)
  const [pressed, setPressed] = useState<'play' | 'pause' | null>(null)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [restUntil, setRestUntil] = useState(0)
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isVisible = usePageVisible()
  const isHydrated = useHydrated()

  const wantsMotion = pressed === 'play' || (pressed === null && !prefersStill)
  const isRunning = isHydrated && wantsMotion && !isPointedAt && !isFocused && isVisible && restUntil === 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isRunning, index, count, intervalMs])

  useEffect(() => {
    if (restUntil === 0) return
    const timer = setTimeout(() => setRestUntil(0), restUntil - Date.now())
    return () => clearTimeout(timer)
  }, [restUntil])

  return {
    index,
    isRunning,
    /** Whether the control offers Pause (true) or Play. */
    wantsMotion,
    onChoose(next: number) {
      setIndex((next + count) % count)
      if (restMs > 0) setRestUntil(Date.now() + restMs)
    },
    onToggle() {
      setPressed(wantsMotion ? 'pause' : 'play')
      setRestUntil(0)
    },
    hold: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      // Ignore focus left behind by a mouse or touch press: the rotation would never resume.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
  }
}
