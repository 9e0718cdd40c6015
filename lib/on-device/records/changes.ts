const channelName = 'records'

/** Notifies every tab, including this one, that records changed. The message contains no record data. */
export function changeSignal() {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  channel?.addEventListener('message', notify)
  return {
    announce() {
      notify()
      channel?.postMessage('changed')
    },
    /** Calls `listener` after each change until the returned function is called. */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}
