'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

const sides = {
  right: 'mr-0 ml-auto h-dvh max-h-none w-[300px] max-w-[100vw] sm:w-[400px] starting:open:translate-x-full',
  left: 'mr-auto ml-0 h-dvh max-h-none w-[300px] max-w-[100vw] sm:w-[400px] starting:open:-translate-x-full',
  top: 'mb-auto mt-0 w-dvw max-w-none starting:open:-translate-y-full',
  bottom: 'mt-auto mb-0 w-dvw max-w-none starting:open:translate-y-full',
} as const

type SheetProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  side?: keyof typeof sides
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
    if (event.target === dialog.current) onClose()
  }

  return (
    // Escape closes it too (onClose); the click only serves those who point beside the panel.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={cn(
        'fixed inset-0 overflow-y-auto overscroll-contain border-line bg-paper text-ink transition-transform duration-200 backdrop:bg-[#0b1412]/60',
        sides[side],
      )}
    >
      <div className="flex min-h-full flex-col p-5">
        <button type="button" onClick={onClose} className="min-h-12 self-end px-3 link">
          {closeLabel}
        </button>
        {children}
      </div>
    </dialog>
  )
}
