'use client'

/** A request that leaving ends has failed by then; a visitor who stayed after all is told of failures again. */
const leavingMs = 500

let isLeaving = false
let isKept = false

function leave() {
  isLeaving = true
  setTimeout(() => (isLeaving = false), leavingMs)
}

/**
 * To be called before a refresh. WebKit ends a page's requests as soon as the visitor heads for a page that loads in full.
 * The router takes that for a broken connection, and loads the old page again in place of the one that was asked for. So
 * what fails while a visitor leaves gets no answer at all.
 */
export function keepLeaving(): void {
  if (isKept) return
  isKept = true
  const { fetch } = window
  window.addEventListener('beforeunload', leave)
  window.fetch = (...request) =>
    fetch(...request).catch((error: unknown) => {
      if (isLeaving) return new Promise<never>(() => {})
      throw error
    })
}
