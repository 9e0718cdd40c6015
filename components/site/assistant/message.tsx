import { AlertCard } from '@/components/site/assistant/alert-card'
import { AnswerActions } from '@/components/site/assistant/answer-actions'
import { MessageText } from '@/components/site/assistant/message-text'
import type { Office } from '@/components/site/assistant/office'
import { Said } from '@/components/site/assistant/said'
import { SourceLinks } from '@/components/site/assistant/source-links'
import { assistantPanel } from '@/content/assistant-panel'
import type { ChatMessage } from '@/lib/assistant/conversation'
import { languageOf } from '@/lib/assistant/language'

type MessageProps = { message: ChatMessage; office: Office; isNew: boolean }

/** One message, by the visitor or by the assistant. */
export function Message({ message, office, isNew }: MessageProps) {
  const { content, isUser, kind, sources = [], isNotice } = message
  if (isUser) {
    return (
      // The visitor knows what they asked: it is not read out.
      <div data-question="" aria-live="off" className="scroll-mt-4 rounded-md bg-sage px-4 py-3">
        <p className="text-sm font-semibold text-muted">{assistantPanel.you}</p>
        <p className="whitespace-pre-line">{content}</p>
      </div>
    )
  }
  if (kind === 'emergency' || kind === 'crisis') return <AlertCard {...{ message, kind, isNew }} />
  return (
    <div>
      <Said by={assistantPanel.assistant} lang={languageOf(content)}>
        <MessageText text={content} office={office} />
      </Said>
      <SourceLinks sources={sources} />
      {!isNotice && <AnswerActions message={message} office={office} />}
    </div>
  )
}
