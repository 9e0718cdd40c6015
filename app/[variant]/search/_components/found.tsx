import { Definitions } from './definitions'
import { PhoneLinks } from './phone-links'
import { ReachUs } from './reach-us'
import { ResultList } from './result-list'
import { Starts } from './starts'
import { UrgentNote } from './urgent-note'
import { LinkRow } from '@/components/site/link-row'
import { Card } from '@/components/ui/card'
import { searchWords } from '@/content/en/ui/pages/search'
import { confidentAnswer } from '@/lib/assistant/answers/confident-answer'
import { readMessage } from '@/lib/assistant/understanding/message'
import { correctedQuery } from '@/lib/search/query/corrected-query'
import type { SearchHit } from '@/lib/search/search'
import { currentMode } from '@/lib/variant/current-mode'

/** The assistant's answer above the results, if it is confident. */
function BestAnswer({ answer }: { answer: NonNullable<ReturnType<typeof confidentAnswer>> }) {
  return (
    <Card asChild variant="sage" size="md" className="space-y-3">
      <section aria-labelledby="best-answer">
        <p className="text-sm font-semibold text-muted">{searchWords.answer}</p>
        <h2 id="best-answer" className="text-xl font-semibold">
          {answer.question}
        </h2>
        <p className="whitespace-pre-line">
          <PhoneLinks text={answer.message} />
        </p>
        <LinkRow links={answer.sources.map(({ href, title }) => ({ href, label: title }))} />
      </section>
    </Card>
  )
}

/** What to do when a search finds nothing. */
function NothingFound({ query }: { query: string }) {
  return (
    <section aria-labelledby="results" className="measure">
      <h2 id="results" className="mb-4 text-2xl">
        {searchWords.heading(0, query)}
      </h2>
      <ul className="list-disc space-y-2 pl-6 marker:text-poppy">
        {searchWords.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}

/** What was found for a query. */
export async function Found({ query, hits }: { query: string; hits: readonly SearchHit[] }) {
  const message = readMessage(query)
  const answer = query && confidentAnswer(message, await currentMode())
  const corrected = hits.length > 0 && correctedQuery(query)
  return (
    <>
      {query && <UrgentNote message={message} />}
      {corrected && (
        <p className="measure">
          {searchWords.corrected} <strong>{corrected}</strong>
        </p>
      )}
      {/* The answer comes before the results on a phone; where there is room, it is beside them. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-8 lg:order-1">
          {answer && <BestAnswer answer={answer} />}
          {query && <Definitions query={query} />}
          <ReachUs />
        </div>
        <div className="space-y-10">
          {hits.length > 0 && <ResultList query={query} hits={hits} />}
          {query && hits.length === 0 && <NothingFound query={query} />}
          {hits.length === 0 && <Starts />}
        </div>
      </div>
    </>
  )
}
