import { readingWords } from '@/content/reading-words'
import type { Device } from '@/lib/variant'

export type Entry = { id: string; heading: string }

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="contents-list">
      {entries.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="contents-entry">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** What stands on a page: beside the text where there is room, folded on a phone. */
export function Contents({ entries, device }: { entries: readonly Entry[]; device: Device }) {
  return device === 'mobile' ? (
    <details className="fold border-y border-line print:hidden">
      <summary className="flex min-h-12 items-center justify-between font-semibold">
        {readingWords.contents}
      </summary>
      <nav aria-label={readingWords.contents} className="pb-4">
        <Entries entries={entries} />
      </nav>
    </details>
  ) : (
    <nav aria-label={readingWords.contents} className="text-[1rem] lg:sticky lg:top-8 print:hidden">
      <Entries entries={entries} />
    </nav>
  )
}
