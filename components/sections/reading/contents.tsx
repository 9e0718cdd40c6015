import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { readingWords } from '@/content/en/ui/site/reading'

export type Entry = { id: string; heading: string }

/** A page's table of contents: collapsed on phones, always open elsewhere. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <Collapsible className="mobile-fold print:hidden desktop:lg:sticky desktop:lg:top-8">
      <CollapsibleTrigger>{readingWords.contents}</CollapsibleTrigger>
      <nav aria-label={readingWords.contents} className="mobile:pb-4 desktop:text-[1rem]">
        <ol className="contents-list">
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="contents-entry">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Collapsible>
  )
}
