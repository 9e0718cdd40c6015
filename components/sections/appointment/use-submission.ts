'use client'

import { useSyncExternalStore } from 'react'
import { submission, type Submission } from '@/components/sections/appointment/submission'

const idle: Submission = { state: 'idle' }

/** What the form is doing, wherever it is shown. The server's HTML is always idle. */
export function useSubmission(): Submission {
  return useSyncExternalStore(submission.subscribe, submission.get, () => idle)
}
