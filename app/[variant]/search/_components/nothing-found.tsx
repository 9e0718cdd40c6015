import { searchWords } from '@/content/en/ui/pages/search'

/** What to do when a search finds nothing. */
export function NothingFound({ query }: { query: string }) {
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
