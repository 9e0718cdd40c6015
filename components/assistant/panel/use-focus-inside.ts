'use client'

import { useCallback, useEffect, type RefObject } from 'react'

// Navigating to another variant remounts the open panel; focus must stay inside or outside it as before.
let wasInside = true

/**
 * Manages focus when the dialog opens: it moves inside after a press of the button, and stays put when an
 * open panel is remounted while the visitor is elsewhere on the page. Returns the wrapper for opening.
 */
export function useFocusInside(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      wasInside = dialog.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [dialog])

  return useCallback(
    (open: () => void) => {
      const before = document.activeElement as HTMLElement | null
      const belongsInside = wasInside || before === null || before === document.body
      open()
      if (!belongsInside) return before?.focus({ preventScroll: true })
      // On touch devices, focusing the input would open the keyboard over the text to read first.
      const input = matchMedia('(pointer: coarse)').matches ? null : dialog.current?.querySelector('textarea')
      const target = input && !input.disabled ? input : dialog.current?.querySelector<HTMLElement>('h2')
      target?.focus({ preventScroll: true })
    },
    [dialog],
  )
}
