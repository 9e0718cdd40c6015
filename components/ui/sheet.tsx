'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

type SheetProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactNode
}

/**
 * The side-sliding panel of spec 2.13, on the browser's own modal dialog: it makes the page behind inert, closes on
 * Escape and returns the focus, without a script of ours (docs/decisions/0006).
 */
export function Sheet({ open, onClose, label, closeLabel, side = 'right', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close()
  }

  return (
    // Escape closes it too (onClose); the click only serves those who point beside the panel.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnBackdrop}
      data-side={side}
      className="sheet"
    >
      <div className="flex min-h-full flex-col p-5">
        <button type="button" onClick={() => dialog.current?.close()} className="min-h-12 self-end px-3 link">
          {closeLabel}
        </button>
        {children}
      </div>
    </dialog>
  )
}
