'use client'

import { chat } from '@/components/site/assistant/chat'
import { forVisitor } from '@/components/site/assistant/message-text'
import type { Office } from '@/components/site/assistant/office'
import { CopyButton } from '@/components/site/assistant/copy-button'
import { assistantPanel } from '@/content/assistant-panel'
import { helpfulness, type ChatMessage } from '@/lib/assistant/conversation'

const smallButton = 'min-h-12 link'

/** What can be done with an answer. Whether it helped stays in this tab, with the conversation. */
export function AnswerActions({ message, office }: { message: ChatMessage; office: Office }) {
  return (
    // Not read out with the answer above.
    <div aria-live="off" className="mt-1 text-sm text-muted">
      <CopyButton text={forVisitor(message.content, office)} className={smallButton} />
      <p
        role="group"
        aria-label={assistantPanel.helpful.label}
        className="flex flex-wrap items-baseline gap-x-4"
      >
        {assistantPanel.helpful.label}
        {helpfulness.map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={message.helpful === answer}
            onClick={() => chat.judge(message.id, answer)}
            className={`${smallButton} aria-pressed:decoration-3`}
          >
            {assistantPanel.helpful[answer]}
          </button>
        ))}
      </p>
      <p role="status">{message.helpful && assistantPanel.thanks}</p>
    </div>
  )
}
