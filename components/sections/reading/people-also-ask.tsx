import { readingWords } from '@/content/en/ui/site/reading'

/** Questions whose answers the search page shows above its results. */
export function PeopleAlsoAsk({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <nav aria-labelledby="people-also-ask" className="print:hidden">
      <h2 id="people-also-ask" className="mb-2 font-text text-base font-bold tracking-normal">
        {readingWords.alsoAsked}
      </h2>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <a
              href={`/search?q=${encodeURIComponent(question)}`}
              rel="nofollow"
              className="inline-block py-2.5 link"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
