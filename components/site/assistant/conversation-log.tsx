'use client'

import { useEffect, useRef } from 'react'
import { Awaited } from '@/components/site/assistant/awaited'
import { ClearButton } from '@/components/site/assistant/clear-button'
import { Message } from '@/components/site/assistant/message'
import type { Office } from '@/components/site/assistant/office'
import { QuickQuestions } from '@/components/site/assistant/quick-questions'
import { Said } from '@/components/site/assistant/said'
import { useChat } from '@/components/site/assistant/use-chat'
import { assistantPanel } from '@/content/assistant-panel'

/**
 * What was said, oldest first. Only what is complete enters the live part, so that a screen reader says each answer
 * once; the answer that grows stands below it, silent.
 */
export function ConversationLog({ office }: { office: Office }) {
  const { messages, growing, newest } = useChat()
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length
  const isAlone = count === 0 && growing === null

  // An answer is read from its question on, however long it is; what cannot wait, from its first word.
  useEffect(() => {
    const starts = end.current?.querySelectorAll('[data-question], [data-alert]')
    if (count > 0) starts?.[starts.length - 1]?.scrollIntoView({ block: 'start' })
  }, [count])

  return (
    <div
      ref={end}
      role="group"
      aria-label={assistantPanel.conversation}
      // What scrolls can be scrolled by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-40 grow basis-0 overflow-y-auto px-5 py-4 -outline-offset-3"
    >
      <div role="log" className="space-y-5">
        <Said by={assistantPanel.assistant}>{assistantPanel.welcome}</Said>
        {messages.map((message) => (
          <Message key={message.id} message={message} office={office} isNew={message.id === newest} />
        ))}
      </div>
      {isAlone && <QuickQuestions office={office} />}
      <Awaited />
      {count > 0 && <ClearButton />}
    </div>
  )
}
