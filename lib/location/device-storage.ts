export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()

/** Runs on the browser's storage, or where the browser refuses (private windows, blocked cookies, full disk), the other. */
function attempt<Result>(onStorage: () => Result, otherwise: () => Result): Result {
  try {
    return onStorage()
  } catch {
    return otherwise()
  }
}

/**
 * Whether what is put into localStorage outlasts the page. Writes and takes away a text longer than any record to
 * find out, which wakes the site's other windows: ask only where something will be stored next.
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
 * The browser's storage, or one in memory, which lasts until the page is left, where the browser refuses. Never
 * throws. Call it in the browser only.
 */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): DeviceStorage {
  const name = (key: string) => `${kind} ${key}`
  return {
    // Memory first: what is there is newer than what the storage would not let go.
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
