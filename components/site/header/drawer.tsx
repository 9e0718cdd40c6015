'use client'

import { clsx } from 'clsx'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { afterPaint } from '@/components/site/after-paint'
import { IconButton } from '@/components/site/icon-button'
import { Sheet } from '@/components/ui/overlay/sheet'

type DrawerProps = {
  label: string
  openLabel: string
  closeLabel: string
  className: string
  children: ReactNode
}

/** The mobile menu: a button and a sheet that slides in from the right. Following a link closes it. */
export function Drawer({ label, openLabel, closeLabel, className, children }: DrawerProps) {
  const root = useRef<HTMLDivElement>(null)
  const hasFollowedLink = useRef(false)
  const [isPressed, setIsPressed] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  // A slow phone needs 150 ms to put the whole page behind the menu, so the button responds first.
  const handleOpen = () => {
    setIsPressed(true)
    afterPaint(() => setIsOpen(true))
  }
  const hide = () => {
    setIsPressed(false)
    setIsOpen(false)
  }
  // The browser restores focus to the previously focused element, but the tooltip may have replaced that
  // button. After a link, the new page's heading gets focus instead.
  const handleClose = () => {
    hide()
    if (!hasFollowedLink.current) root.current?.querySelector('button')?.focus()
    hasFollowedLink.current = false
  }
  const handleClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) return
    hasFollowedLink.current = true
    hide()
  }

  return (
    <div ref={root}>
      <IconButton
        label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isPressed}
        onClick={handleOpen}
        className={clsx('aria-expanded:bg-sage', className)}
      >
        <svg viewBox="0 0 24 24" className="size-7" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </IconButton>
      <Sheet open={isOpen} onClose={handleClose} label={label} closeLabel={closeLabel}>
        {/* The links inside are the interactive elements; this only detects that one was followed. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div onClick={handleClick}>{children}</div>
      </Sheet>
    </div>
  )
}
