'use client'

import { useSyncExternalStore } from 'react'

const prefix = '#fill-'

/** The id of the place where a form is filled in; the address names it, so Back closes it and a reload opens it again. */
export const placeOf = (formId: string) => `fill-${formId}`

function named(): string | null {
  const { hash } = window.location
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}

/** Apart from the address: when the page changes into another variant, the router drops what stands behind its # for a moment. */
let opened: string | null | undefined

function subscribe(listener: () => void) {
  const { pathname } = window.location
  const read = () => {
    opened = named()
    listener()
  }
  window.addEventListener('hashchange', read)
  window.addEventListener('popstate', read)
  return () => {
    window.removeEventListener('hashchange', read)
    window.removeEventListener('popstate', read)
    // Left for another page, not for another variant of this one.
    if (window.location.pathname !== pathname) opened = undefined
  }
}

/** The form that is open, one at a time; null where none is, and on the server. */
export function useOpenForm(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (opened === undefined ? (opened = named()) : opened),
    () => null,
  )
}
