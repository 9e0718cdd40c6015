/** One notification at a time. A dismissed one stays in memory this long. */
const limit = 1
const removeDelayMs = 1_000_000

export type ToastVariant = 'default' | 'destructive'
export type ToastMessage = {
  id: number
  title: string
  description: string
  variant: ToastVariant
  open: boolean
}

let toasts: readonly ToastMessage[] = []
let place: HTMLElement | null = null
let lastId = 0
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function update(next: readonly ToastMessage[]) {
  toasts = next
  notify()
}

/** Where an open panel that covers the page shows notifications; null once it closes. A ref of its element. */
export function toastRegion(element: HTMLElement | null): void {
  place = element
  notify()
}

/** Shows a notification. It only repeats what also stays on the page: it goes away by itself. */
export function toast(message: { title: string; description: string; variant?: ToastVariant }): void {
  lastId += 1
  update([{ variant: 'default' as const, ...message, id: lastId, open: true }, ...toasts].slice(0, limit))
}

/** Closes a notification, by swipe, button or time. */
export function dismissToast(id: number): void {
  update(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => update(toasts.filter((entry) => entry.id !== id)), removeDelayMs)
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  snapshot: () => toasts,
  place: () => place,
}
