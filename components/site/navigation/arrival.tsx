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

/**
 * What a page load does and Next leaves out: moves the focus to the heading of a new page, or to the anchor.
 * Stands before the page, because Next scrolls in the page's layout effect, and smoothly only while something has
 * the focus (app/styles/base.css).
 */
export function Arrival() {
  const pathname = usePathname()
  const isHydrated = useHydrated()
  // Only the first page is hydrated: another variant's page mounts this anew, and is new to the visitor.
  const shown = useRef(isHydrated ? null : pathname)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusElement(openFragment(window.location.hash) ?? document.querySelector<HTMLElement>('main h1'))
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
