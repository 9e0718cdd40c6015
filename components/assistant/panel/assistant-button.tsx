'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '@/components/site/after-paint'
import { useOffice, type Office } from '@/components/site/office/use-office'

type PanelComponent = typeof import('@/components/assistant/panel/assistant-panel').AssistantPanel

// Outside the component, because navigating to another variant replaces the button. An open panel stays open,
// and a press still loading its script is not lost.
let loaded: PanelComponent | null = null
let isWanted = false

type Props = {
  label: readonly [visible: string, onWideScreens: string, rest: string]
  opening: string
  servedOffice: Office
}

/**
 * Opens the assistant. The panel's script loads on the first press; an empty card appears immediately.
 * Both are outside the bar that has the button, because the bar is hidden while a dialog is open.
 */
export function AssistantButton({ label, opening, servedOffice }: Props) {
  const office = useOffice(servedOffice)
  const [isPressed, setIsPressed] = useState(isWanted)
  const [isOpen, setIsOpen] = useState(isWanted)
  const [wasOpen, setWasOpen] = useState(false)
  const [Panel, setPanel] = useState(() => loaded)

  useEffect(() => {
    if (!isOpen || Panel) return
    void import('@/components/assistant/panel/assistant-panel').then(
      ({ AssistantPanel }) => {
        loaded = AssistantPanel
        setPanel(() => AssistantPanel)
      },
      // The script failed to load: open a page that says how to reach a person.
      // eslint-disable-next-line @next/next/no-location-assign-relative-destination
      () => window.location.assign('/contact'),
    )
  }, [isOpen, Panel])

  const show = (next: boolean) => {
    isWanted = next
    setIsPressed(next)
    setIsOpen(next)
    setWasOpen(!next)
  }

  const handleOpen = () => {
    isWanted = true
    setIsPressed(true)
    afterPaint(() => show(true))
  }

  if (isOpen && Panel)
    return createPortal(<Panel office={office} onClose={() => show(false)} />, document.body)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // Restores focus after the panel was closed.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={wasOpen}
        onClick={handleOpen}
        className="quick-action assistant-button"
      >
        <svg
          viewBox="0 0 24 24"
          className="assistant-icon"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M4 5h16v11h-8l-5 4v-4H4zM8 9.5h8M8 12.5h5" strokeWidth="1.75" strokeLinejoin="round" />
        </svg>
        {label[0]}
        <span className="max-[87.5rem]:sr-only">{label[1]}</span>
        <span className="sr-only">{label[2]}</span>
      </button>
      {isPressed &&
        createPortal(
          <div className="assistant-panel">
            <p role="status" className="page-spinner">
              {opening}
            </p>
          </div>,
          document.body,
        )}
    </>
  )
}
