'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusElement, isHere, openFragment, prepareFragment } from '@/components/site/navigation/fragment'
import { useHydrated } from '@/components/site/use-hydrated'

/** Set by the page's inline script (lib/build/defer-scripts.ts). */
type Early = { early?: HTMLButtonElement | null }

/**
 * Replays a button press that happened before hydration, which would otherwise be lost. Not for presses that
 * the browser handles natively, such as links, forms and popovers.
 */
function answerEarlyPress(): void {
  const { early } = window as Early
  if (early?.isConnected && early.type === 'button' && !early.hasAttribute('popovertarget')) early.click()
}

function prepareAnchor(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link?.hash || !isHere(link) || hasModifier || event.defaultPrevented) return
  prepareFragment(link.hash)
}

/** Marks the history entry. @returns whether it was marked: the visitor went Back or Forward to it. */
function markEntry(): boolean {
  const state = window.history.state as { isVisited?: true } | null
  window.history.replaceState({ ...state, isVisited: true }, '')
  return state?.isVisited === true
}

/**
 * Behaves like a page load after a link to another page: scrolls to the top or the anchor, and moves the focus to
 * the heading or the anchor. The focus moves first, because scrolling is smooth only while something has it
 * (app/styles/base.css). Back and Forward keep the position that the browser restores.
 */
export function Arrival() {
  const pathname = usePathname()
  const isHydrated = useHydrated()
  // Only the first page is hydrated: another variant's page mounts this anew, and is new to the visitor.
  const shown = useRef(isHydrated ? null : pathname)

  useLayoutEffect(() => {
    const isReturn = markEntry()
    if (shown.current === pathname) return
    shown.current = pathname
    const anchor = openFragment(window.location.hash)
    focusElement(anchor ?? document.querySelector<HTMLElement>('main h1'))
    if (isReturn) return
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo({ top: 0 })
  }, [pathname])

  useEffect(() => {
    // By then, anything that rerenders after hydration has done so.
    if (!isHydrated) setTimeout(answerEarlyPress)
  }, [isHydrated])

  useEffect(() => {
    document.addEventListener('click', prepareAnchor)
    return () => document.removeEventListener('click', prepareAnchor)
  }, [])

  return null
}
