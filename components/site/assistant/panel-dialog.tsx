'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useFocusInside } from '@/components/site/assistant/use-focus-inside'
import { useVisibleArea } from '@/components/site/assistant/use-visible-area'
import { useMediaQuery } from '@/components/sections/carousel/use-media-query'
import { assistantPanel } from '@/content/assistant-panel'

/**
 * The panel's frame. On a phone it is a modal dialog that fills the window; on anything larger it stands beside the page,
 * which stays in use: an answer's links can be read next to the answer.
 */
export function PanelDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPhone = useMediaQuery('(width < 48.0625rem)')
  const focusInside = useFocusInside(dialog)
  useVisibleArea(dialog)

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
    // A modal dialog closes by itself; beside the page, the key is for the panel only while the focus is in it.
    const closeOnEscape = (event: KeyboardEvent) => {
      const focused = document.activeElement
      const isOurs = dialog.current?.contains(focused) || focused === document.body
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  const closeOnNavigation = (event: MouseEvent) => {
    if (isPhone && (event.target as Element).closest('a[href^="/"]')) onClose()
  }

  return (
    // The links inside do the work; this only hears that one was followed.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby="assistant-title"
      aria-describedby="assistant-notice"
      // Closed by the browser (Escape, a phone's Back); not where it was closed to be opened the other way.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      onClick={closeOnNavigation}
      className="assistant-panel"
    >
      <div className="flex items-center justify-between gap-4 pr-2 pl-5">
        <h2 id="assistant-title" tabIndex={-1} className="text-xl">
          {assistantPanel.title}
        </h2>
        <button type="button" onClick={onClose} className="min-h-12 px-3 link">
          {assistantPanel.close}
        </button>
      </div>
      {children}
    </dialog>
  )
}
