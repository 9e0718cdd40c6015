import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { readingWords } from '@/content/en/ui/site/reading'
import { cn } from '@/lib/cn'

export type Entry = { id: string; heading: string }

type ContentsProps = { entries: readonly Entry[]; className?: string | undefined }

/** A page's table of contents: always open where it has a column of its own, else collapsed. */
export function Contents({ entries, className }: ContentsProps) {
  return (
    <Collapsible className={cn('contents-fold lg:sticky lg:top-8 lg:self-start print:hidden', className)}>
      <CollapsibleTrigger>{readingWords.contents}</CollapsibleTrigger>
      <nav aria-label={readingWords.contents} className="max-lg:pb-4 md:text-[1rem]">
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
