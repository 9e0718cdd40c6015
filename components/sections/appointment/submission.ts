'use client'

import { useSyncExternalStore } from 'react'
import type { NextSteps } from '@/lib/contact/request/next-steps'
import type { Advice } from '@/lib/urgency/advice'

/** The form's state. */
export type Submission =
  | { state: 'idle' | 'submitting' }
  | { state: 'sent'; reference: string | null; next?: NextSteps; advice?: Advice }
  /** The message describes an emergency: nothing was sent yet. */
  | { state: 'urgent'; advice: Advice }
  | { state: 'refused'; title: string; text: string; codes: Record<string, string> }

/** A state that the visitor is told about. */
export type Settled = Exclude<Submission, { state: 'idle' | 'submitting' }>

export const isSettled = (submission: Submission): submission is Settled =>
  submission.state !== 'idle' && submission.state !== 'submitting'

const idle: Submission = { state: 'idle' }
let current: Submission = idle
let shownOn = ''
const listeners = new Set<() => void>()

/**
 * Stored outside the form's component, because a visitor may leave the page and come back to another form
 * while the request is in flight: its response must not be lost, and it must not be sent twice.
 */
export const submission = {
  get: () => current,
  set(next: Submission) {
    current = next
    for (const listener of listeners) listener()
  },
  /** Called when the form appears on a page. Results of a request sent from another page are dropped. */
  arriveAt(path: string) {
    if (isSettled(current) && path !== shownOn) submission.set(idle)
    shownOn = path
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The form's state, shared by every page that shows it. Always idle in server HTML. */
export function useSubmission(): Submission {
  return useSyncExternalStore(submission.subscribe, submission.get, () => idle)
}
