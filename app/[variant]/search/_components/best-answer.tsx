import { LinkRow } from '@/components/site/link-row'
import { Card } from '@/components/ui/card'
import { searchWords } from '@/content/en/ui/pages/search'
import { confidentAnswer } from '@/lib/assistant/answers/confident-answer'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Mode } from '@/lib/variant/variant'

/** The assistant's answer above the results, if it is confident. */
export function BestAnswer({ message, mode }: { message: Message; mode: Mode }) {
  const answer = confidentAnswer(message, mode)
  if (!answer) return null
  return (
    <Card asChild variant="sage" size="md" className="measure space-y-3">
      <section aria-labelledby="best-answer">
        <p className="text-sm font-semibold text-muted">{searchWords.answer}</p>
        <h2 id="best-answer" className="text-xl font-semibold">
          {answer.question}
        </h2>
        <p className="whitespace-pre-line">{answer.message}</p>
        <LinkRow links={answer.sources.map(({ href, title }) => ({ href, label: title }))} />
      </section>
    </Card>
  )
}
