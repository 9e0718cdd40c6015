'use client'

import { useEffect, useRef } from 'react'
import { ClearButton } from '@/components/assistant/panel/clear-button'
import { Message } from '@/components/assistant/message'
import type { Office } from '@/components/site/office/use-office'
import { QuickQuestions } from '@/components/assistant/composer/quick-questions'
import { PlainMessage } from '@/components/assistant/plain-message'
import { useChat } from '@/components/assistant/chat'
import { assistantPanel } from '@/content/assistant/panel'

/** The messages, oldest first, in a live region: a screen reader announces each answer once. */
export function ConversationLog({ office }: { office: Office }) {
  const { messages, isPending, newest, note } = useChat()
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length
  const isAlone = count === 0 && !isPending

  // Scroll to the question, so that a long answer is read from the start; an urgent answer is scrolled to
  // itself.
  useEffect(() => {
    const starts = end.current?.querySelectorAll('[data-question], [data-alert]')
    if (count > 0) starts?.[starts.length - 1]?.scrollIntoView({ block: 'start' })
  }, [count])

  return (
    <div
      ref={end}
      role="group"
      aria-label={assistantPanel.conversation}
      // Focusable, so that it can be scrolled by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-40 grow basis-0 overflow-y-auto px-5 py-4 -outline-offset-3 in-data-short:basis-auto in-data-short:overflow-visible"
    >
      <div role="log" className="space-y-5">
        <PlainMessage by={assistantPanel.assistant}>{assistantPanel.welcome}</PlainMessage>
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            office={office}
            isNew={message.id === newest}
            isLast={index === count - 1}
          />
        ))}
      </div>
      {isAlone && <QuickQuestions office={office} />}
      <p role="status" className="mt-5 text-muted empty:hidden">
        {isPending ? assistantPanel.thinking : note}
      </p>
      {count > 0 && <ClearButton />}
    </div>
  )
}
