'use client'

import { ask } from '@/components/assistant/ask'
import type { Office } from '@/components/site/office/use-office'
import { Button } from '@/components/ui/button'
import { assistantPanel, quickQuestions } from '@/content/assistant/panel'

type QuestionButtonsProps = { label: string; questions: readonly string[]; office: Office }

/** Questions to ask with one press. */
export function QuestionButtons({ label, questions, office }: QuestionButtonsProps) {
  return (
    <ul aria-label={label} className="mt-5 space-y-2">
      {questions.map((question) => (
        <li key={question}>
          <Button
            type="button"
            onClick={() => void ask(question, office)}
            variant="outline"
            className="h-auto w-full justify-start border-field-line px-4 py-2 text-left whitespace-normal"
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Three suggested questions, shown until the visitor asks one. */
export function QuickQuestions({ office }: { office: Office }) {
  const questions = quickQuestions[office ? 'local' : 'other']
  return <QuestionButtons label={assistantPanel.quick} questions={questions} office={office} />
}
