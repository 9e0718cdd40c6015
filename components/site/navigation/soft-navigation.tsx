'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { answerEarlyPress } from '@/components/site/navigation/early-press'
import { fragmentTarget, isHere, preserveHistoryState } from '@/components/site/navigation/fragment'
import { useLocation } from '@/components/site/location/location-provider'

type Question = {
  Prompt: typeof import('@/components/site/location/location-prompt').LocationPrompt
  href: string
}

/** The internal link an event is about, unless it opens elsewhere or requires a full page load. */
function siteLink(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== window.location.origin || link.target || 'fullLoad' in link.dataset)
    return null
  return link
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Moves focus without scrolling; a non-interactive element is made focusable for it. */
function focus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The element a fragment points to. Collapsed ancestors are opened, as on a page load. */
function anchor(fragment: string): HTMLElement | null {
  const element = fragmentTarget(fragment)
  element?.closest('details')?.setAttribute('open', '')
  return element
}

/**
 * Turns the site's plain links into client-side navigation (docs/decisions/0009). It prefetches a page when
 * the visitor is about to follow its link, shows a spinner if loading is slow, and then behaves like a page
 * load: it scrolls to the top (smoothly, unless reduced motion is preferred) and focuses the heading, or does
 * both for the anchor. Back and Forward keep the scroll position that the browser restores.
 */
export function SoftNavigation({ spinnerLabel }: { spinnerLabel: string }) {
  const router = useRouter()
  const pathname = usePathname()
  const previous = useRef(pathname)
  const isTraversal = useRef(false)
  const [isPending, startTransition] = useTransition()
  const { isLocal } = useLocation()
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    const headFor = (event: Event) => {
      const link = siteLink(event)
      if (link && !isHere(link)) router.prefetch(link.pathname + link.search)
    }
    const follow = (event: MouseEvent): unknown => {
      const link = siteLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      // An anchor on the same page: the browser scrolls. Focus moves first, because the browser drops it at a target
      // that isn't focusable, and the page scrolls smoothly only while something in it has the focus.
      if (isHere(link) && link.hash) {
        preserveHistoryState()
        return focus(anchor(link.hash))
      }
      event.preventDefault()
      if (isHere(link)) window.scrollTo({ top: 0 })
      else startTransition(() => router.push(link.pathname + link.search + link.hash))
    }
    // These links first ask for the visitor's location, unless they are known to be local.
    const ask = async (event: MouseEvent) => {
      const link = siteLink(event)
      if (!link || isLocal || !('needsLocationPrompt' in link.dataset) || !isPlainClick(event))
        return follow(event)
      event.preventDefault()
      const href = link.pathname + link.search + link.hash
      const loaded = await import('@/components/site/location/location-prompt').catch(() => null)
      if (loaded) setQuestion({ Prompt: loaded.LocationPrompt, href })
      else router.push(href)
    }
    const onClick = (event: MouseEvent) => void ask(event)
    // Jumping to an anchor on the same page fires this event too, but is not a traversal.
    const remember = () => {
      isTraversal.current = window.location.pathname !== previous.current
    }
    document.addEventListener('pointerover', headFor)
    document.addEventListener('focusin', headFor)
    document.addEventListener('click', onClick)
    window.addEventListener('popstate', remember)
    return () => {
      document.removeEventListener('pointerover', headFor)
      document.removeEventListener('focusin', headFor)
      document.removeEventListener('click', onClick)
      window.removeEventListener('popstate', remember)
    }
  }, [router, isLocal])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    focus(anchor(window.location.hash) ?? document.querySelector<HTMLElement>('main h1'))
    if (!isTraversal.current && !window.location.hash) window.scrollTo({ top: 0 })
    isTraversal.current = false
  }, [pathname])

  useEffect(() => {
    // By then, anything that rerenders after hydration has done so.
    setTimeout(answerEarlyPress)
  }, [])

  const handleClose = () => {
    setQuestion(null)
    if (question) router.push(question.href)
  }
  return (
    <>
      {isPending && (
        <p role="status" className="page-spinner">
          {spinnerLabel}
        </p>
      )}
      {question && <question.Prompt context="contact" onClose={handleClose} />}
    </>
  )
}
