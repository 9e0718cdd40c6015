'use client'

import type { MouseEvent } from 'react'
import { clearConversation } from '@/components/assistant/ask'
import { Button } from '@/components/ui/button'
import { assistantPanel } from '@/content/assistant/panel'

/** Deletes the conversation. The button disappears with it, so focus moves to the heading. */
export function ClearButton() {
  const handleClear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('dialog')?.querySelector('h2')?.focus()
    clearConversation()
  }
  return (
    <Button type="button" onClick={handleClear} variant="link" className="mt-4 text-sm">
      {assistantPanel.clear}
    </Button>
  )
}
