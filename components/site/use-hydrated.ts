'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
