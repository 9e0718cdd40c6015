'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useFocusInside } from '@/components/assistant/panel/use-focus-inside'
import { useShort } from '@/components/assistant/panel/use-short'
import { useVisibleArea } from '@/components/assistant/panel/use-visible-area'
import { useMediaQuery } from '@/components/sections/carousel/use-media-query'
import { Button } from '@/components/ui/button'
import { assistantPanel } from '@/content/assistant/panel'

/**
 * The panel's frame. On a phone it is a full-screen modal dialog. On larger screens it is next to the page,
 * which stays usable, so that a linked page can be read alongside the answer.
 */
export function PanelDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPhone = useMediaQuery('(width < 48.0625rem)')
  const focusInside = useFocusInside(dialog)
  useVisibleArea(dialog)
  useShort(dialog)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    focusInside(() => {
      if (element.open) element.close()
      if (isPhone) element.showModal()
      else element.show()
    })
  }, [isPhone, focusInside])

  useEffect(() => {
    // A modal dialog handles Escape by itself. Next to the page, Escape closes the panel only while it has
    // focus.
    const handleKey = (event: KeyboardEvent) => {
      const focused = document.activeElement
      const isOurs = dialog.current?.contains(focused) || focused === document.body
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs) onClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [onClose])

  const handleClick = (event: MouseEvent) => {
    if (isPhone && (event.target as Element).closest('a[href^="/"]')) onClose()
  }

  return (
    // The links inside are the interactive elements; this only detects that one was followed.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby="assistant-title"
      aria-describedby="assistant-notice"
      // Closed by the browser (Escape, or Back on a phone), not by the effect above, which reopens it in the
      // other mode.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      onClick={handleClick}
      className="assistant-panel"
    >
      <div className="flex items-center justify-between gap-4 pr-2 pl-5 in-data-short:sticky in-data-short:top-0 in-data-short:bg-paper">
        <h2 id="assistant-title" tabIndex={-1} className="text-xl">
          {assistantPanel.title}
        </h2>
        <Button type="button" onClick={onClose} variant="link" className="px-3">
          {assistantPanel.close}
        </Button>
      </div>
      {children}
    </dialog>
  )
}
