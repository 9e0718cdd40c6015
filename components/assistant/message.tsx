import { AlertCard } from './alert-card'
import { AnswerActions } from './answer-actions'
import type { Office } from '@/components/site/office/use-office'
import { PlainMessage } from './plain-message'
import { QuestionButtons } from './composer/quick-questions'
import { SourceLinks } from './source-links'
import { assistantPanel } from '@/content/assistant/panel'
import type { ChatMessage } from '@/lib/assistant/conversation'
import { languageOf } from '@/lib/assistant/understanding/language'
import { MessageText } from './message-text'

type MessageProps = { message: ChatMessage; office: Office; isNew: boolean; isLast: boolean }

/** The text of an answer. If there are two, a blank line comes before the question of each. */
function AnswerText({ text, office }: { text: string; office: Office }) {
  const [first = '', ...others] = text.split('\n\n')
  return (
    <>
      <MessageText text={first} office={office} />
      {others.map((part) => {
        const [question, ...answer] = part.split('\n')
        return (
          <div key={question} className="mt-4">
            <p className="font-semibold">{question}</p>
            <MessageText text={answer.join('\n')} office={office} />
          </div>
        )
      })}
    </>
  )
}

/** A message from the visitor or the assistant. */
export function Message({ message, office, isNew, isLast }: MessageProps) {
  const { content, isUser, kind, sources = [], questions = [], isNotice } = message
  if (isUser) {
    return (
      // The visitor knows what they asked, so it is not announced.
      <div
        data-question=""
        aria-live="off"
        className="scroll-mt-4 rounded-md bg-sage px-4 py-3 in-data-short:scroll-mt-18"
      >
        <p className="text-sm font-semibold text-muted">{assistantPanel.you}</p>
        <p className="whitespace-pre-line">{content}</p>
      </div>
    )
  }
  if (kind === 'emergency' || kind === 'crisis') return <AlertCard {...{ message, kind, isNew }} />
  return (
    <div>
      <PlainMessage by={assistantPanel.assistant} lang={languageOf(content)}>
        <AnswerText text={content} office={office} />
      </PlainMessage>
      <SourceLinks sources={sources} />
      {isLast && questions.length > 0 && (
        <QuestionButtons label={assistantPanel.next} questions={questions} office={office} />
      )}
      {!isNotice && <AnswerActions message={message} office={office} />}
    </div>
  )
}
