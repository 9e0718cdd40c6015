'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Focuses without a frame, which Enter on an on-screen keyboard would bring: nobody is walking by Tab. */
function focusQuietly(element: HTMLElement): void {
  const { tabIndex } = element
  if (!element.matches('textarea')) {
    element.tabIndex = -1
    element.addEventListener('focusout', () => (element.tabIndex = tabIndex), { once: true })
  }
  element.focus({ preventScroll: true })
}

/**
 * A control that is disabled or removed loses focus. While an answer is pending, focus is on the stop button,
 * then back on the input. On touch devices it goes to the conversation instead, because the on-screen
 * keyboard would cover the answer. Focus outside these controls is left alone. Returns the stop button's ref.
 */
export function useFocusWhileWaiting(isWaiting: boolean, input: RefObject<HTMLTextAreaElement | null>) {
  const stopButton = useRef<HTMLButtonElement>(null)
  const wasWaiting = useRef(false)
  const isHeld = useRef(false)

  useLayoutEffect(() => {
    if (isWaiting === wasWaiting.current) return
    wasWaiting.current = isWaiting
    const dialog = input.current?.closest('dialog')
    const focused = document.activeElement
    const isOurs =
      focused === null ||
      focused === document.body ||
      focused === dialog ||
      Boolean(input.current?.form?.contains(focused))
    const isFinger = matchMedia('(pointer: coarse)').matches
    const rest = isFinger ? dialog?.querySelector<HTMLElement>('[role=group]') : input.current
    if (isOurs && isWaiting) stopButton.current?.focus({ preventScroll: true })
    if (isOurs && !isWaiting && isHeld.current && rest) focusQuietly(rest)
    isHeld.current = isOurs && isWaiting
  }, [isWaiting, input])

  return stopButton
}
