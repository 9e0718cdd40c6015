import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Returns the focus to where it was before it entered the notifications, once they close. Returns the props of
 * their list.
 */
export function useReturnFocus(isOpen: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen && list.current?.contains(document.activeElement))
      before.current?.focus({ preventScroll: true })
  }, [isOpen])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Its parent also holds the elements that catch the focus at both ends of the list.
    if (!currentTarget.parentElement?.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement | null
  }
  return { ref: list, onFocus }
}
