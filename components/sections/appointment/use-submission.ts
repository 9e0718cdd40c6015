'use client'

import { useSyncExternalStore } from 'react'
import { submission, type Submission } from '@/components/sections/appointment/submission'

const idle: Submission = { state: 'idle' }

/** The form's state, shared by every page that shows it. Always idle in server HTML. */
export function useSubmission(): Submission {
  return useSyncExternalStore(submission.subscribe, submission.get, () => idle)
}
