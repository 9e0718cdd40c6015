'use client'

import { chat } from '@/components/assistant/chat'
import { forVisitor } from '@/components/assistant/message-text'
import type { Office } from '@/components/site/office/use-office'
import { CopyButton } from '@/components/assistant/copy-button'
import { Button } from '@/components/ui/button'
import { assistantPanel } from '@/content/assistant/panel'
import { helpfulness, type ChatMessage } from '@/lib/assistant/conversation'

/** Buttons to copy or rate an answer. Like the conversation, the rating is stored in this tab only. */
export function AnswerActions({ message, office }: { message: ChatMessage; office: Office }) {
  return (
    // So that screen readers don't announce it along with the answer above.
    <div aria-live="off" className="mt-1 text-sm text-muted">
      <CopyButton text={forVisitor(message.content, office)} />
      <p
        role="group"
        aria-label={assistantPanel.helpful.label}
        className="flex flex-wrap items-baseline gap-x-4"
      >
        {assistantPanel.helpful.label}
        {helpfulness.map((answer) => (
          <Button
            key={answer}
            type="button"
            variant="link"
            aria-pressed={message.helpful === answer}
            onClick={() => chat.judge(message.id, answer)}
            className="aria-pressed:decoration-3"
          >
            {assistantPanel.helpful[answer]}
          </Button>
        ))}
      </p>
      <p role="status">{message.helpful && assistantPanel.thanks}</p>
    </div>
  )
}
