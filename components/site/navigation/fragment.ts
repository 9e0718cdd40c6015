/** The browser fires hashchange for fragments set by links, but not for those set with replaceState. */
const replaced = 'fragment-replaced'
const changes = ['hashchange', replaced]

/**
 * Replaces the fragment in the URL (with its `#`, or empty) without a history entry, so that Back leaves the
 * page instead of undoing each choice. Bypasses Next's router, which would rerender the page.
 */
export function replaceFragment(fragment: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + fragment)
  window.dispatchEvent(new Event(replaced))
}

/**
 * Call before the browser goes to an anchor on the page. The browser adds a history entry without state, which
 * Next's router ignores: Back would then restore this URL but show the previous page. The focus moves first:
 * the browser drops it at a target that isn't focusable, and scrolling is smooth only while something on the page
 * has it (app/styles/base.css).
 */
export function prepareFragment(fragment: string): void {
  const { state } = window.history
  requestAnimationFrame(() => {
    if (!window.history.state) window.history.replaceState(state, '', window.location.href)
  })
  focusElement(openFragment(fragment))
}

/** Goes to an anchor on the page, like a plain link. */
export function followFragment(fragment: string): void {
  prepareFragment(fragment)
  window.location.assign(fragment)
}

/**
 * Follows a link to the current page: to the anchor, or to the top.
 * @returns false if the link leads to another page.
 */
export function followOnPage(href: string): boolean {
  const url = new URL(href, window.location.href)
  if (!isHere(url)) return false
  if (url.hash) followFragment(url.hash)
  else window.scrollTo({ top: 0 })
  return true
}

/** Moves focus without scrolling; a non-interactive element is made focusable for it. */
export function focusElement(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The element a fragment points to. Collapsed ancestors are opened, as on a page load. */
export function openFragment(fragment: string): HTMLElement | null {
  const element = fragmentTarget(fragment)
  element?.closest('details')?.setAttribute('open', '')
  return element
}

/** The element a fragment (with its `#`; by default the URL's) points to; tolerates malformed fragments. */
export function fragmentTarget(fragment = window.location.hash): HTMLElement | null {
  const id = fragment.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** Whether a URL points to the current page, whatever its fragment. */
export function isHere({ pathname, search }: URL | HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search
}

/**
 * Listens for every change of the fragment, by links or scripts.
 * @returns a function that unsubscribes
 */
export function onFragment(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
