'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** What has the same id, or else the first heading, link or button in a region, or the page's main element. */
function successor(place: HTMLElement | null, { id }: Element): HTMLElement | null {
  const same = id ? document.getElementById(id) : null
  if (same) return same
  const candidates = [...(place?.querySelectorAll<HTMLElement>('h1, h2, h3, a, button') ?? [])]
  return candidates.find((element) => element.checkVisibility()) ?? document.getElementById('main')
}

/**
 * If an update removes the focused element, focus moves to its replacement instead of the top of the page.
 */
export function PreserveFocus({ as: Place = 'div', children }: { as?: 'div' | 'span'; children: ReactNode }) {
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null)
  const focused = useRef<Element>(null)

  useLayoutEffect(() => {
    // Before hydration, an address with a fragment moves the focus, too.
    if (place.current?.contains(document.activeElement)) focused.current = document.activeElement
    if (!focused.current || focused.current.isConnected) return
    const next = successor(place.current, focused.current)
    focused.current = null
    if (next && next.tabIndex < 0) next.tabIndex = -1
    // A region that is gone: what the visitor sees stays where it is.
    next?.focus({ preventScroll: next.id === 'main' })
  })

  return (
    <Place
      ref={place}
      className="contents"
      onFocus={({ target }) => (focused.current = target)}
      onBlur={() => (focused.current = null)}
    >
      {children}
    </Place>
  )
}
