const channelName = 'own-records'

/** Tells every tab, this one included, that the own records changed. Nothing of them is said. */
export function changeSignal() {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  channel?.addEventListener('message', tell)
  return {
    announce() {
      tell()
      channel?.postMessage('changed')
    },
    /** Calls back after each change until the returned function is called. */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}
