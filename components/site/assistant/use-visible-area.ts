'use client'

import { useEffect, type RefObject } from 'react'

/** Tells the style sheet how much of the window an on-screen keyboard leaves, so that the input stays above it. */
export function useVisibleArea(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // Zoomed in by two fingers: the visitor looks at a part, and the panel stays as large as it is.
      if (view.scale > 1.01) return
      dialog.current?.style.setProperty('--visible-height', `${view.height}px`)
      dialog.current?.style.setProperty('--visible-top', `${view.offsetTop}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [dialog])
}
