import { MessageText } from '@/components/assistant/message-text'
import type { Office } from '@/components/site/office/use-office'

/** The text of an answer. If there are two, a blank line comes before the question of each. */
export function AnswerText({ text, office }: { text: string; office: Office }) {
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
