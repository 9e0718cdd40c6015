/*
 * The parts of the service worker scope used here. TypeScript's "webworker" library conflicts with "dom" in
 * one project.
 */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown
  ports: readonly MessagePort[]
}
interface CookieReader {
  get: (name: string) => Promise<{ value?: string } | null>
}
interface WorkerScope {
  registration: ServiceWorkerRegistration
  navigator: { userAgent: string }
  /** Not supported by every browser yet. */
  cookieStore?: CookieReader
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'message', listener: (event: ExtendableMessageEvent) => void): void
  }
}

export const scope = globalThis as unknown as WorkerScope
