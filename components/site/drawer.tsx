'use client'

import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '@/components/site/icon-button'
import { Sheet } from '@/components/ui/sheet'

type DrawerProps = {
  label: string
  openLabel: string
  closeLabel: string
  className: string
  children: ReactNode
}

/** The phone's menu: a button and the panel that slides in from the right. Following a link closes it. */
export function Drawer({ label, openLabel, closeLabel, className, children }: DrawerProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // The browser gives the focus back to the button it came from, but that one may have moved into its tooltip since.
  const close = () => {
    setIsOpen(false)
    const active = document.activeElement
    if (active === document.body || root.current?.contains(active)) root.current?.querySelector('button')?.focus()
  }
  const closeOnNavigation = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setIsOpen(false)
  }

  return (
    <div ref={root} className={className}>
      <IconButton
        label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" className="size-7" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </IconButton>
      <Sheet open={isOpen} onClose={close} label={label} closeLabel={closeLabel}>
        {/* The links inside do the work; this only hears that one was followed. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div onClick={closeOnNavigation}>{children}</div>
      </Sheet>
    </div>
  )
}
