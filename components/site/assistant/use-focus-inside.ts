'use client'

import { useCallback, useEffect, type RefObject } from 'react'

// A change of variant puts another panel in the place of an open one: the focus stays on its side of the border.
let wasInside = true

/**
 * Keeps the focus where it belongs when the dialog opens: inside after a press of the button; where it was, when an
 * open panel comes back in another variant while the visitor is elsewhere on the page. Returns the wrapper for opening.
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
      // With a finger, the input would bring the keyboard up over what is to be read first.
      const input = matchMedia('(pointer: coarse)').matches ? null : dialog.current?.querySelector('textarea')
      const target = input && !input.disabled ? input : dialog.current?.querySelector<HTMLElement>('h2')
      target?.focus({ preventScroll: true })
    },
    [dialog],
  )
}
