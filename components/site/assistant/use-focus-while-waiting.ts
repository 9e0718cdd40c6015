'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A control that is disabled or gone loses the focus. While an answer is awaited the stop button has it, and then the
 * input again, except where a finger types: there the keyboard would cover the answer, and the conversation gets it.
 * A focus that is elsewhere is left alone. Returns the stop button's ref.
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
    if (isOurs && !isWaiting && isHeld.current) rest?.focus({ preventScroll: true })
    isHeld.current = isOurs && isWaiting
  }, [isWaiting, input])

  return stopButton
}
