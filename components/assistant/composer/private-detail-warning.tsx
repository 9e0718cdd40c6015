'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { assistantPanel } from '@/content/assistant/panel'
import type { PersonalKind } from '@/lib/assistant/privacy/looks-personal'

type WarningProps = { kind: PersonalKind; onSend: () => void; onChange: () => void }

/** Asks for confirmation before sending personal details, which no answer requires. */
export function PrivateDetailWarning({ kind, onSend, onChange }: WarningProps) {
  const { text, kinds, send, change } = assistantPanel.warning
  const changeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => changeButton.current?.focus(), [])

  return (
    <Alert
      role="group"
      aria-labelledby="assistant-warning"
      variant="warning"
      layout="compact"
      className="mt-3"
    >
      <p id="assistant-warning" className="font-semibold">
        {text(kinds[kind])}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button ref={changeButton} type="button" onClick={onChange} size="sm">
          {change}
        </Button>
        <Button type="button" onClick={onSend} variant="outline" size="sm">
          {send}
        </Button>
      </p>
    </Alert>
  )
}
