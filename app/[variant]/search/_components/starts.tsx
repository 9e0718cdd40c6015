import { LinkRow } from '@/components/site/link-row'
import { searchStarts, searchWords } from '@/content/en/ui/pages/search'

/** Suggested searches and pages. */
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
              {/* A full page load: results share this URL, and the reader should start at the top again. */}
              <a href={`/search?q=${encodeURIComponent(topic)}`} className="flex min-h-12 items-center link">
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
