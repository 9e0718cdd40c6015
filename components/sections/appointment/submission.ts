/** What the form is doing or has come to (spec 4.2). */
export type Submission =
  | { state: 'idle' | 'submitting' }
  | { state: 'sent'; reference: string }
  | { state: 'refused'; title: string; text: string; codes: Record<string, string> }

let current: Submission = { state: 'idle' }
let shownOn = ''
const listeners = new Set<() => void>()

/**
 * Outside the form's component, because a change of variant puts another form in its place while the request may still
 * be on its way: its answer must not be lost, and it must not be sent a second time.
 */
export const submission = {
  get: () => current,
  set(next: Submission) {
    current = next
    for (const listener of listeners) listener()
  },
  /** The form is shown on a page. What came of a request that was sent from another page is not news here. */
  arriveAt(path: string) {
    const isSettled = current.state === 'sent' || current.state === 'refused'
    if (isSettled && path !== shownOn) submission.set({ state: 'idle' })
    shownOn = path
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
