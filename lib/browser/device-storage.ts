export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()

/**
 * Uses the browser's storage, or `otherwise` if the browser rejects it (private window, blocked cookies, full
 * disk).
 */
function attempt<Result>(onStorage: () => Result, otherwise: () => Result): Result {
  try {
    return onStorage()
  } catch {
    return otherwise()
  }
}

/**
 * Whether localStorage outlasts the page. To find out, it writes and removes a text longer than any record,
 * which notifies the site's other windows: call it only if something is about to be stored.
 */
export function storageHolds(): boolean {
  return attempt(
    () => {
      window.localStorage.setItem('probe', '-'.repeat(100))
      window.localStorage.removeItem('probe')
      return true
    },
    () => false,
  )
}

/**
 * The browser's storage, or a fallback in memory that lasts until the page is left. Never throws. Browser
 * only.
 */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): DeviceStorage {
  const name = (key: string) => `${kind} ${key}`
  return {
    // Memory first: it is newer than a value that could not be overwritten.
    getItem: (key) =>
      memory.get(name(key)) ??
      attempt(
        () => window[kind].getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        () => {
          window[kind].setItem(key, value)
          memory.delete(name(key))
        },
        () => void memory.set(name(key), value),
      ),
    removeItem(key) {
      memory.delete(name(key))
      attempt(
        () => window[kind].removeItem(key),
        () => undefined,
      )
    },
  }
}
