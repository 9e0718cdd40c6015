/*
 * What a service worker has and a page has not, as far as it is used here. TypeScript's own "webworker" library cannot
 * stand beside "dom" in one project.
 */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface AskedEvent extends LastingEvent {
  data: unknown
  ports: readonly MessagePort[]
}
interface CookieReader {
  get: (name: string) => Promise<{ value?: string } | null>
}
interface WorkerScope {
  registration: ServiceWorkerRegistration
  navigator: { userAgent: string }
  /** Not in every browser yet. */
  cookieStore?: CookieReader
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'message', listener: (event: AskedEvent) => void): void
  }
}

export const scope = globalThis as unknown as WorkerScope
