'use client'

import { PlainMessage } from '@/components/assistant/plain-message'
import { useChat } from '@/components/assistant/use-chat'
import { assistantPanel } from '@/content/assistant/panel'

/** The pending answer: a thinking indicator, then the text streamed so far. */
export function PendingAnswer() {
  const { growing, note } = useChat()
  const isThinking = growing === ''
  return (
    <>
      <p role="status" className="mt-5 text-muted empty:hidden">
        {isThinking ? assistantPanel.thinking : note}
      </p>
      {growing && <PlainMessage by={assistantPanel.assistant}>{growing}</PlainMessage>}
    </>
  )
}
