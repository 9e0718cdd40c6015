'use client'

import { useEffect, useRef, type ComponentProps } from 'react'

type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref'> & { open: boolean; onClose: () => void }

/**
 * The browser's own modal dialog: it makes the page behind it inert, closes on Escape, and returns the focus, without any
 * JavaScript of ours (docs/decisions/0038).
 */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return <dialog ref={dialog} onClose={onClose} {...props} />
}
