'use client'

import { useEffect, type RefObject } from 'react'

/** A panel with less room than this can't have a scroll area of its own for the conversation. */
const leastRem = 30

/** Marks the panel with `data-short` if it is low for its letters: all of it then scrolls together. */
export function useShort(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = dialog.current
    const title = panel?.querySelector('h2')
    if (!panel || !title) return
    const watch = new ResizeObserver(() => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      panel.toggleAttribute('data-short', panel.clientHeight < leastRem * rem)
    })
    // The title's size changes with the letters'.
    for (const part of [panel, title]) watch.observe(part)
    return () => watch.disconnect()
  }, [dialog])
}
