export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()

/** Lasts until the page is left: for browsers that forbid storage (private windows, blocked cookies, full disk). */
const memoryStorage: DeviceStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

function usable(kind: 'localStorage' | 'sessionStorage'): DeviceStorage {
  try {
    const storage = window[kind]
    storage.setItem('storage-check', '1')
    storage.removeItem('storage-check')
    return storage
  } catch {
    return memoryStorage
  }
}

/** The browser's storage, or one in memory where the browser refuses. Never throws. Call it in the browser only. */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): DeviceStorage {
  return usable(kind)
}
