'use client'

import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/overlay/dialog'

type SheetProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactNode
}

const dialogOf = (event: MouseEvent) => (event.target as Element).closest('dialog')

const handleClick = (event: MouseEvent) => {
  if (event.target === event.currentTarget) dialogOf(event)?.close()
}

/** A dialog that slides in from one side of the window. */
export function Sheet({ open, onClose, label, closeLabel, side = 'right', children }: SheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClick={handleClick}
      aria-label={label}
      data-side={side}
      className="sheet"
    >
      <div className="flex min-h-full flex-col p-5">
        <Button
          type="button"
          variant="link"
          onClick={(event) => dialogOf(event)?.close()}
          className="self-end px-3"
        >
          {closeLabel}
        </Button>
        {children}
      </div>
    </Dialog>
  )
}
