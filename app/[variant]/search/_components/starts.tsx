import { LinkRow } from '@/components/site/link-row'
import { searchStarts, searchWords } from '@/content/search-words'

/** Searches and pages to start from. */
export function Starts() {
  return (
    <>
      <section aria-labelledby="topics" className="measure">
        <h2 id="topics" className="mb-2 text-xl">
          {searchWords.topicsHeading}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {searchWords.topics.map((topic) => (
            <li key={topic}>
              {/* A full load: the results belong to the same address, and the reader starts again at the top. */}
              <a
                href={`/search?q=${encodeURIComponent(topic)}`}
                data-full-load=""
                className="flex min-h-12 items-center link"
              >
                {topic}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="pages" className="measure">
        <h2 id="pages" className="mb-2 text-xl">
          {searchWords.pagesHeading}
        </h2>
        <LinkRow links={searchStarts} />
      </section>
    </>
  )
}
