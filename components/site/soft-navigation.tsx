'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { answerEarlyPress } from '@/components/site/early-press'
import { fragmentTarget, isHere, keepPage } from '@/components/site/fragment'
import { useLocation } from '@/components/site/location-provider'

type Question = { Prompt: typeof import('@/components/site/location-prompt').LocationPrompt; href: string }

/** The link of this site that an event is about, unless it opens elsewhere or asks for a full page load. */
function siteLink(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== window.location.origin || link.target || 'fullLoad' in link.dataset)
    return null
  return link
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

/** The place that the address leads to. What is folded around it opens, as it does when a page is loaded there. */
function anchor(): HTMLElement | null {
  const element = fragmentTarget()
  element?.closest('details')?.setAttribute('open', '')
  return element
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
      // An anchor of the same page: the browser moves the view, and the focus follows it.
      if (isHere(link) && link.hash) {
        keepPage()
        return requestAnimationFrame(() => focus(anchor()))
      }
      event.preventDefault()
      if (isHere(link)) window.scrollTo({ top: 0 })
      else startTransition(() => router.push(link.pathname + link.search + link.hash))
    }
    // Spec 3: such a link first asks where the visitor is, unless that is known to be near.
    const ask = async (event: MouseEvent) => {
      const link = siteLink(event)
      if (!link || isLocal || !('needsLocationPrompt' in link.dataset) || !isPlainClick(event))
        return follow(event)
      event.preventDefault()
      const href = link.pathname + link.search + link.hash
      const loaded = await import('@/components/site/location-prompt').catch(() => null)
      if (loaded) setQuestion({ Prompt: loaded.LocationPrompt, href })
      else router.push(href)
    }
    const onClick = (event: MouseEvent) => void ask(event)
    // Jumping to an anchor of the same page fires the event too, and is no traversal.
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
    focus(anchor() ?? document.querySelector<HTMLElement>('main h1'))
    if (!isTraversal.current && !window.location.hash) window.scrollTo({ top: 0 })
    isTraversal.current = false
  }, [pathname])

  useEffect(() => {
    // What has to be drawn once more after the page was taken over is drawn by then.
    setTimeout(answerEarlyPress)
  }, [])

  const leadOn = () => {
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
      {question && <question.Prompt context="contact" onClose={leadOn} />}
    </>
  )
}
