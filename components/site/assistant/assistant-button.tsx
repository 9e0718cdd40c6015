'use client'

import { useEffect, useState } from 'react'
import { afterPaint } from '@/components/site/after-paint'
import type { Office } from '@/components/site/assistant/office'

type PanelComponent = typeof import('@/components/site/assistant/assistant-panel').AssistantPanel

// Outside the component: a change of variant puts another button in its place. An open panel stays open, and a press
// whose script is still on its way counts.
let loaded: PanelComponent | null = null
let isWanted = false

type Props = { label: readonly [visible: string, rest: string]; opening: string; office: Office }

/**
 * The floating button of spec 2.4. The panel's script loads with the first press, not before; its empty card answers the press
 * at once.
 */
export function AssistantButton({ label, opening, office }: Props) {
  const [isPressed, setIsPressed] = useState(isWanted)
  const [isOpen, setIsOpen] = useState(isWanted)
  const [wasOpen, setWasOpen] = useState(false)
  const [Panel, setPanel] = useState(() => loaded)

  useEffect(() => {
    if (!isOpen || Panel) return
    void import('@/components/site/assistant/assistant-panel').then(
      ({ AssistantPanel }) => {
        loaded = AssistantPanel
        setPanel(() => AssistantPanel)
      },
      // The script did not come through: a new page comes whole, and says how to reach a person.
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

  const open = () => {
    isWanted = true
    setIsPressed(true)
    afterPaint(() => show(true))
  }

  if (isOpen && Panel) return <Panel office={office} onClose={() => show(false)} />
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // Only after the panel, whose closing gives the focus back.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={wasOpen}
        onClick={open}
        className="assistant-button"
      >
        {label[0]}
        <span className="sr-only">{label[1]}</span>
      </button>
      {isPressed && (
        <div className="assistant-panel">
          <p role="status" className="page-spinner">
            {opening}
          </p>
        </div>
      )}
    </>
  )
}
