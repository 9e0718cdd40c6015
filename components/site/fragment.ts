/** The browser tells of a fragment that a link brings, not of one that a script writes. */
const replaced = 'fragment-replaced'
const changes = ['hashchange', replaced]

/**
 * Puts another fragment (with its `#`, or empty) into the address, in the place of the one that is there: the way back
 * leads out of the page, not through every choice. Next's router is not told: it would give up a refresh on its way.
 */
export function replaceFragment(fragment: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + fragment)
  window.dispatchEvent(new Event(replaced))
}

/**
 * To be called as a link within the page is followed. The browser makes an entry of the history for it, without a state, and Next's
 * router passes over such entries: Back would come to this address, and show the page that one came from.
 */
export function keepPage(): void {
  const { state } = window.history
  requestAnimationFrame(() => {
    if (!window.history.state) window.history.replaceState(state, '', window.location.href)
  })
}

/** The element that the address leads to, also where somebody has written the fragment badly. */
export function fragmentTarget(): HTMLElement | null {
  const id = window.location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** Whether an address leads to the page that one is on, wherever on it. */
export function isHere({ pathname, search }: URL | HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search
}

/** Listens to each change of the fragment, by whom ever. @returns how to stop */
export function onFragment(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
