'use client'

import { Said } from '@/components/site/assistant/said'
import { useChat } from '@/components/site/assistant/use-chat'
import { assistantPanel } from '@/content/assistant-panel'

/** The answer on its way: that it is thought about, then as much of it as has come (spec 4.2). */
export function Awaited() {
  const { growing, note } = useChat()
  const isThinking = growing === ''
  return (
    <>
      <p role="status" className="mt-5 text-muted empty:hidden">
        {isThinking ? assistantPanel.thinking : note}
      </p>
      {growing && <Said by={assistantPanel.assistant}>{growing}</Said>}
    </>
  )
}
