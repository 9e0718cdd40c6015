'use client'

/**
 * Calls back when what the browser keeps may have changed behind this page's back: another window stored one of the
 * keys (or cleared everything), or the page comes back from the back-forward cache, where it heard of nothing.
 * Returns the function that stops it.
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
