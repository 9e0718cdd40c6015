'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows; `onServer` in server HTML and during hydration. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer)
}

/** False in server HTML and during hydration, then true. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false)
