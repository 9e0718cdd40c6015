'use client'

import { useSyncExternalStore } from 'react'

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

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The open form, one at a time; null if none, and on the server. */
export function useOpenForm(): string | null {
  return useSyncExternalStore(subscribe, named, () => null)
}
