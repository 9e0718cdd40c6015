'use client'

import { useEffect, type RefObject } from 'react'

/** Exposes the height left by an on-screen keyboard to CSS, so that the input stays above it. */
export function useVisibleArea(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // Pinch-zoomed: the visual viewport is only part of the window, so keep the panel's size.
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
