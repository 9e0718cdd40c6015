'use client'

/**
 * Calls back when the browser's storage may have changed outside this page: another window stored one of the
 * keys (or cleared everything), or the page was restored from the back-forward cache, where it receives no
 * events. Returns a function that unsubscribes.
 */
export function onOutsideChange(keys: readonly string[], callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) callback()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
