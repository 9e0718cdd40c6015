'use client'

import type { MouseEvent } from 'react'
import { clearConversation } from '@/components/site/assistant/ask'
import { assistantPanel } from '@/content/assistant-panel'

/** Forgets the conversation. The button goes with it, so the focus goes on to the heading. */
export function ClearButton() {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('dialog')?.querySelector('h2')?.focus()
    clearConversation()
  }
  return (
    <button type="button" onClick={clear} className="mt-4 min-h-12 text-sm link">
      {assistantPanel.clear}
    </button>
  )
}
