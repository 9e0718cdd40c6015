'use client'

import { clsx } from 'clsx'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { pointerReleased } from '@/lib/browser/pointer-released'

/** Long enough to cross the gap between the button and its list. */
const leaveDelayMs = 150

/**
 * A menu button that shows or hides its list of links: on hover, on click or touch, and by keyboard (Enter,
 * Space or Down opens; Escape closes). It is a disclosure, not an ARIA menu: links stay links, and Tab moves
 * through them.
 */
export function NavDropdown({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const openedByPointing = useRef(false)
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()

  // Content shown on hover must be dismissible without moving the pointer, wherever focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', handleEscape)
    return () => document.removeEventListener('keydown', handleEscape)
  }, [isOpen])

  // A press moves the focus away in browsers that don't focus links. Closing the list then would lose the click.
  const handleBlur = async () => {
    await pointerReleased()
    if (!root.current?.contains(document.activeElement)) setIsOpen(false)
  }
  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaveTimer.current)
    if (!isOpen) openedByPointing.current = true
    setIsOpen(true)
  }
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') leaveTimer.current = setTimeout(() => setIsOpen(false), leaveDelayMs)
  }
  // Hovering already opened it; the click that follows must not close it.
  const handleToggle = () => {
    setIsOpen(openedByPointing.current || !isOpen)
    openedByPointing.current = false
  }
  const handleKey = (event: KeyboardEvent) => {
    const button = root.current?.querySelector('button')
    if (event.key === 'ArrowDown' && event.target === button) {
      event.preventDefault()
      setIsOpen(true)
      requestAnimationFrame(() => root.current?.querySelector('a')?.focus())
    }
  }

  return (
    // The button and links inside are the interactive elements; this only listens for their events.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="relative"
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onKeyDown={handleKey}
      onBlur={() => void handleBlur()}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={handleToggle}
        className={className}
      >
        {label}
        <svg viewBox="0 0 10 6" className={clsx('h-1.5 w-2.5', isOpen && 'rotate-180')} aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        onClickCapture={() => setIsOpen(false)}
        className="absolute top-full right-0 z-40 min-w-64 rounded-lg border border-line bg-paper p-2 shadow-lg"
      >
        {children}
      </div>
    </div>
  )
}
