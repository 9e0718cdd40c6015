'use client'

import { useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { assistantPanel } from '@/content/assistant-panel'
import type { PersonalKind } from '@/lib/assistant/looks-personal'

type WarningProps = { kind: PersonalKind; onSend: () => void; onChange: () => void }

/** Asks before something is sent that no answer needs. */
export function PrivateDetailWarning({ kind, onSend, onChange }: WarningProps) {
  const { text, kinds, send, change } = assistantPanel.warning
  const changeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => changeButton.current?.focus(), [])

  return (
    <div
      role="group"
      aria-labelledby="assistant-warning"
      className="mt-3 rounded-md border-2 border-poppy p-3"
    >
      <p id="assistant-warning" className="font-semibold">
        {text(kinds[kind])}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          ref={changeButton}
          type="button"
          onClick={onChange}
          className={buttonVariants({ size: 'sm' })}
        >
          {change}
        </button>
        <button type="button" onClick={onSend} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {send}
        </button>
      </p>
    </div>
  )
}
