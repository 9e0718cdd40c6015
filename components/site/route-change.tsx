'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * What a full page load does by itself, after a navigation in the page: the view goes to the top (smoothly, unless the
 * visitor prefers less motion), and the focus to the heading, so that a screen reader says where it is. Back and
 * Forward keep the place the browser restores; an address with an anchor goes to the anchor.
 */
export function RouteChange() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  const isTraversal = useRef(false)

  useEffect(() => {
    // Jumping to an anchor of the same page fires the event too, and is no traversal.
    const remember = () => {
      isTraversal.current = window.location.pathname !== previous.current
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (!isTraversal.current && !window.location.hash) window.scrollTo({ top: 0 })
    isTraversal.current = false
  }, [pathname])

  return null
}
