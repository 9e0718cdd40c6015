'use client'

import { useState } from 'react'
import { assistantPanel } from '@/content/assistant-panel'

const confirmationMs = 4000

/** Copies a text, and says so. */
export function CopyButton({ text, className }: { text: string; className: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    // Not there on a page without https.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(done ? assistantPanel.copied : assistantPanel.notCopied)
    setTimeout(() => setOutcome(''), confirmationMs)
  }
  return (
    <p className="flex items-baseline gap-3">
      <button type="button" onClick={() => void copy()} className={className}>
        {assistantPanel.copy}
      </button>
      <span role="status">{outcome}</span>
    </p>
  )
}
