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
 * The browser's storage, or one in memory, which lasts until the page is left, where the browser refuses. Never
 * throws. Call it in the browser only.
 */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): DeviceStorage {
  const inMemory = (key: string) => memory.get(`${kind} ${key}`) ?? null
  return {
    getItem: (key) =>
      attempt(
        () => window[kind].getItem(key) ?? inMemory(key),
        () => inMemory(key),
      ),
    setItem: (key, value) =>
      attempt(
        () => window[kind].setItem(key, value),
        () => void memory.set(`${kind} ${key}`, value),
      ),
    removeItem(key) {
      memory.delete(`${kind} ${key}`)
      attempt(
        () => window[kind].removeItem(key),
        () => undefined,
      )
    },
  }
}
