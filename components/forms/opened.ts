'use client'

import { useSyncExternalStore } from 'react'
import { onFragment } from '@/components/site/navigation/fragment'

const prefix = '#fill-'

/**
 * Id of the element where a form is filled in. It is in the URL, so Back closes the form and a reload opens
 * it again.
 */
export const fillId = (formId: string) => `fill-${formId}`

function named(): string | null {
  const { hash } = window.location
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}

/** The open form, one at a time; null if none, and on the server. */
export function useOpenForm(): string | null {
  return useSyncExternalStore(onFragment, named, () => null)
}
