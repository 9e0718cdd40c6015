'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { assistantPanel } from '@/content/assistant/panel'

const confirmationMs = 4000

/** Copies a text and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState('')
  const handleCopy = async () => {
    // navigator.clipboard is undefined without HTTPS.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(done ? assistantPanel.copied : assistantPanel.notCopied)
    setTimeout(() => setOutcome(''), confirmationMs)
  }
  return (
    <p className="flex items-baseline gap-3">
      <Button type="button" onClick={() => void handleCopy()} variant="link">
        {assistantPanel.copy}
      </Button>
      <span role="status">{outcome}</span>
    </p>
  )
}
