'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/** The link of this site that an event is about, unless it opens elsewhere or asks for a full page load. */
function siteLink(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== window.location.origin || link.target || 'fullLoad' in link.dataset)
    return null
  return link
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Puts the focus where the view goes, without moving the view; what is no control becomes focusable for it. */
function focus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function anchor(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
}

/**
 * Turns the site's plain links into navigation without a page load (docs/decisions/0009): fetches a page when the
 * visitor heads for its link, shows the spinner of spec 2.1 when it takes its time, and then does what a page load
 * would: the view goes to the top (smoothly, unless less motion is preferred) and the focus to the heading, or both to
 * the anchor. Back and Forward keep the place the browser restores.
 */
export function SoftNavigation({ spinnerLabel }: { spinnerLabel: string }) {
  const router = useRouter()
  const pathname = usePathname()
  const previous = useRef(pathname)
  const isTraversal = useRef(false)
  const [isPending, startTransition] = useTransition()

  useEffect(() => {
    const headFor = (event: Event) => {
      const link = siteLink(event)
      if (link && !isHere(link)) router.prefetch(link.pathname + link.search)
    }
    const follow = (event: MouseEvent): unknown => {
      const link = siteLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      // An anchor of the same page: the browser moves the view, and the focus follows it.
      if (isHere(link) && link.hash) return requestAnimationFrame(() => focus(anchor()))
      event.preventDefault()
      if (isHere(link)) window.scrollTo({ top: 0 })
      else startTransition(() => router.push(link.pathname + link.search + link.hash))
    }
    // Jumping to an anchor of the same page fires the event too, and is no traversal.
    const remember = () => {
      isTraversal.current = window.location.pathname !== previous.current
    }
    document.addEventListener('pointerover', headFor)
    document.addEventListener('focusin', headFor)
    document.addEventListener('click', follow)
    window.addEventListener('popstate', remember)
    return () => {
      document.removeEventListener('pointerover', headFor)
      document.removeEventListener('focusin', headFor)
      document.removeEventListener('click', follow)
      window.removeEventListener('popstate', remember)
    }
  }, [router])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    focus(anchor() ?? document.querySelector<HTMLElement>('main h1'))
    if (!isTraversal.current && !window.location.hash) window.scrollTo({ top: 0 })
    isTraversal.current = false
  }, [pathname])

  return (
    isPending && (
      <p role="status" className="page-spinner">
        {spinnerLabel}
      </p>
    )
  )
}
