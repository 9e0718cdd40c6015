'use client'

import { useCallback, useRef } from 'react'

/** Calls back after `count` presses within `windowMs`, then starts counting again. */
export function useBurst(count: number, windowMs: number, onBurst: () => void): () => void {
  const presses = useRef<number[]>([])
  return useCallback(() => {
    const now = performance.now()
    presses.current = [...presses.current.filter((time) => now - time <= windowMs), now]
    if (presses.current.length < count) return
    presses.current = []
    onBurst()
  }, [count, windowMs, onBurst])
}
